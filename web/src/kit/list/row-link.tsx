import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './data-table.module.css';

interface Props {
  to: string;
  /** For what opens over the list: the list stays where it is. */
  preventScrollReset?: boolean;
  children: ReactNode;
}

/** The link of a row: its area is the whole row, so that a row opens in a new tab like any link. */
export function RowLink({ to, preventScrollReset, children }: Props) {
  return (
    <Link
      to={to}
      dir="auto"
      preventScrollReset={preventScrollReset}
      className={styles.link}
      title={typeof children === 'string' ? children : undefined}
    >
      {children}
    </Link>
  );
}

/** The same for a row that opens something on this page. */
export function RowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      dir="auto"
      onClick={onClick}
      className={styles.link}
      title={typeof children === 'string' ? children : undefined}
    >
      {children}
    </button>
  );
}
