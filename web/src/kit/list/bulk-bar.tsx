import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './bulk-bar.module.css';

interface Props {
  count: number;
  onClear: () => void;
  /** Selects the rest of the page; absent when nothing is left. */
  onAll?: () => void;
  /** What can be done with all of them. */
  children: ReactNode;
}

/** Appears with the first selected row, above the phone's bottom bar. */
export function BulkBar({ count, onClear, onAll, children }: Props) {
  if (count === 0) return null;
  return (
    <div className={styles.bar} role="region" aria-label="Selection">
      <span className={styles.count}>{count} selected</span>
      <Button type="text" onClick={onClear}>
        Clear Selection
      </Button>
      {onAll && (
        <Button type="text" onClick={onAll}>
          Select page
        </Button>
      )}
      {children}
    </div>
  );
}
