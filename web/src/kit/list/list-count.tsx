import styles from './pager.module.css';

interface Props {
  shown: number;
  /** As the server says it: '312' or '10000+'. */
  total: string;
  /** 'inventory items' */
  noun: string;
}

const format = (total: string) => (total.endsWith('+') ? '10,000+' : Number(total).toLocaleString('en-US'));

/** 'Showing 24 of 312 orders' */
export function ListCount({ shown, total, noun }: Props) {
  return (
    <p className={styles.count} role="status">
      Showing {shown.toLocaleString('en-US')} of {format(total)} {noun}
    </p>
  );
}
