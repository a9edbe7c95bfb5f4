import { clsx } from 'clsx';
import styles from './data-table.module.css';

/** Words for which a column has no room: cut, and whole on hover. */
export function Cut({ children, className }: { children: string; className?: string }) {
  return (
    <span dir="auto" className={clsx(styles.cut, className)} title={children}>
      {children}
    </span>
  );
}
