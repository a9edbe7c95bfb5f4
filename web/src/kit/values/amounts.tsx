import { Money } from './money';
import styles from './amounts.module.css';

export interface Amount {
  currency: string;
  /** In minor units. */
  cents: number;
}

/** A sum in each of its currencies, which are never added: the first as large as its surroundings, the others below. */
export function Amounts({ of }: { of: Amount[] }) {
  const [first, ...others] = of;
  return (
    <>
      {first ? <Money {...first} /> : <Money cents={0} />}
      {others.map((amount) => (
        <span key={amount.currency} className={styles.other}>
          <Money {...amount} />
        </span>
      ))}
    </>
  );
}
