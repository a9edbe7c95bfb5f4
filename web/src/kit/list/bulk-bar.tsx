import { Button } from 'antd';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatNumber } from '../../lib/numbers';
import styles from './bulk-bar.module.css';

/** Between it and a toast, also where the list ends and it stands a little higher. */
const GAP = 28;

interface Props {
  count: number;
  onClear: () => void;
  /** Selects the rest of the page; absent when nothing is left. */
  onAll?: () => void;
  /** Selects all that the list finds, beyond the page. */
  rest?: { label: string; busy: boolean; onSelect: () => void };
  /** What can be done with all of them. */
  children: ReactNode;
}

/** Appears with the first selected row, above the phone's bottom bar. */
export function BulkBar(props: Props) {
  return props.count === 0 ? null : <Bar {...props} />;
}

function Bar({ count, onClear, onAll, rest, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  // Toasts keep off it (see the shell).
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    root.setProperty('--selection-bar', `${bar.current!.offsetHeight + GAP}px`);
    return () => void root.removeProperty('--selection-bar');
  });
  return (
    <div ref={bar} className={styles.bar} role="region" aria-label="Selection">
      <span className={styles.count} role="status">
        {formatNumber(count)} selected
      </span>
      <Button type="text" onClick={onClear}>
        Clear Selection
      </Button>
      {onAll && (
        <Button type="text" onClick={onAll}>
          Select page
        </Button>
      )}
      {rest && (
        <Button type="link" loading={rest.busy} onClick={rest.onSelect}>
          {rest.label}
        </Button>
      )}
      {children}
    </div>
  );
}
