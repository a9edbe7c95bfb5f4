import { formatNumber } from '../../../lib/numbers';
import { Money } from '../../../kit/values/money';
import styles from './totals.module.css';

interface Props {
  subtotal: number;
  tax: number;
  total: number;
  currency?: string;
  /** Known for an order that is being written; what was agreed earlier keeps the tax it had. */
  taxPercent?: number;
}

/** Totals that add up visibly. */
export function Totals({ subtotal, tax, total, currency, taxPercent }: Props) {
  return (
    <dl className={styles.totals}>
      <dt>Subtotal</dt>
      <dd>
        <Money cents={subtotal} currency={currency} />
      </dd>
      <dt>{taxPercent === undefined ? 'Tax' : `Tax (${formatNumber(taxPercent)}%)`}</dt>
      <dd>
        <Money cents={tax} currency={currency} />
      </dd>
      <dt className={styles.total}>Total</dt>
      <dd className={styles.total}>
        <Money cents={total} currency={currency} />
      </dd>
    </dl>
  );
}
