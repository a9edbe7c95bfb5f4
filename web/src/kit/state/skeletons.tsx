import { Skeleton } from 'antd';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
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

/** The page of a record: what it holds, with its sum, beside what is known of it; or its paper beside what was read. */
export function RecordSkeleton({ paper = false }: { paper?: boolean }) {
  return (
    <div className={paper ? styles.paperAndFields : styles.record}>
      {paper ? (
        <div className={clsx(styles.card, styles.paper)} />
      ) : (
        <Part>
          <RowSkeletons count={4} />
          <div className={styles.sum}>
            <Skeleton active title={false} paragraph={{ rows: 3, width: 200 }} />
          </div>
        </Part>
      )}
      <div className={styles.aside}>
        <Part>
          <RowSkeletons count={paper ? 5 : 3} />
        </Part>
        <Part>
          <RowSkeletons count={3} />
        </Part>
      </div>
    </div>
  );
}

/** With a heading, as most parts of a page are. */
function Part({ children }: { children: ReactNode }) {
  return (
    <div className={styles.part} data-surface>
      <div className={styles.head}>
        <Skeleton active title={{ width: 96 }} paragraph={false} />
      </div>
      {children}
    </div>
  );
}
