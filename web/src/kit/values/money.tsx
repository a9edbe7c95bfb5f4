import { formatMoney } from '../../lib/money';
import styles from './money.module.css';

interface Props {
  cents: number;
  currency?: string;
}

export function Money({ cents, currency }: Props) {
  return <span className={styles.tabular}>{formatMoney(cents, currency)}</span>;
}
