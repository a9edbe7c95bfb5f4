import type { ReactNode } from 'react';
import styles from './supplier-card.module.css';

export function SupplierGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label="Suppliers">
      {children}
    </ul>
  );
}
