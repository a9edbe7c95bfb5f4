import { countTotal, formatNumber } from '../../lib/numbers';
import styles from './pager.module.css';

interface Props {
  shown: number;
  /** How many come before these, where that is known. */
  before?: number;
  /** As the server says it: '312' or '10000+'. */
  total: string;
  /** One of them: 'inventory item'. */
  noun: string;
  /** Said behind it: 'oldest first'. */
  order?: string;
}

/** 'Showing 24 of 312 orders', 'Showing 1 of 1 order', on a later page 'Showing 51–76 of 76 orders' */
export function ListCount({ shown, before = 0, total, noun, order }: Props) {
  return (
    <p className={styles.count} role="status">
      Showing {before > 0 && `${formatNumber(before + 1)}–`}
      {formatNumber(before + shown)} of {countTotal(total, noun)}
      {order && `, ${order}`}
    </p>
  );
}
