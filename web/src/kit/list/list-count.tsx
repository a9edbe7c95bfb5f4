import { formatNumber, formatTotal } from '../../lib/numbers';
import styles from './pager.module.css';

interface Props {
  shown: number;
  /** As the server says it: '312' or '10000+'. */
  total: string;
  /** 'inventory items' */
  noun: string;
}

/** 'Showing 24 of 312 orders' */
export function ListCount({ shown, total, noun }: Props) {
  return (
    <p className={styles.count} role="status">
      Showing {formatNumber(shown)} of {formatTotal(total)} {noun}
    </p>
  );
}
