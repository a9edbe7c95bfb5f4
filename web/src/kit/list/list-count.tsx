import { countTotal, formatNumber } from '../../lib/numbers';
import styles from './pager.module.css';

interface Props {
  shown: number;
  /** As the server says it: '312' or '10000+'. */
  total: string;
  /** One of them: 'inventory item'. */
  noun: string;
  /** Said behind it: 'oldest first'. */
  order?: string;
}

/** 'Showing 24 of 312 orders', 'Showing 1 of 1 order' */
export function ListCount({ shown, total, noun, order }: Props) {
  return (
    <p className={styles.count} role="status">
      Showing {formatNumber(shown)} of {countTotal(total, noun)}
      {order && `, ${order}`}
    </p>
  );
}
