import type { ReactNode } from 'react';
import styles from './filter-field.module.css';

/** What narrows a list, with its name above it and as wide as its place: in a sheet or a panel. */
export function FilterField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}
