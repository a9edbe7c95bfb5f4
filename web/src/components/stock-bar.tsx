import { clsx } from 'clsx';
import { stockShare } from '../lib/stock';
import styles from './stock-bar.module.css';

interface Props {
  stock: number;
  threshold: number;
}

/** How full the shelf is, with the reorder threshold as a tick. */
export function StockBar({ stock, threshold }: Props) {
  const status = stock === 0 ? 'out' : stock <= threshold ? 'low' : 'good';
  return (
    <div className={styles.bar} role="img" aria-label={`${stock} in stock, reorder threshold ${threshold}`}>
      <div className={clsx(styles.fill, styles[status])} style={{ width: `${stockShare(stock, stock, threshold)}%` }} />
      <div className={styles.tick} style={{ left: `${stockShare(threshold, stock, threshold)}%` }} />
    </div>
  );
}
