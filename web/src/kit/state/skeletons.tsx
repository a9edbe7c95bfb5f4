import { Skeleton } from 'antd';
import styles from './skeletons.module.css';

const times = (n: number) => Array.from({ length: n }, (_, index) => index);

export function CardSkeletons({ count = 8, height = 176 }: { count?: number; height?: number }) {
  return (
    <div className={styles.grid}>
      {times(count).map((index) => (
        <div key={index} className={styles.card} style={{ height }}>
          <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 3, width: ['40%', '100%', '50%'] }} />
        </div>
      ))}
    </div>
  );
}

export function RowSkeletons({ count = 8 }: { count?: number }) {
  return (
    <div className={styles.rows}>
      {times(count).map((index) => (
        <div key={index} className={styles.row}>
          <Skeleton active title={false} paragraph={{ rows: 1, width: `${40 + ((index * 17) % 45)}%` }} />
        </div>
      ))}
    </div>
  );
}

export function DetailSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton active title={{ width: 240 }} paragraph={{ rows: 8 }} />
    </div>
  );
}
