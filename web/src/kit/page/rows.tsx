import type { ReactNode } from 'react';
import styles from './rows.module.css';

/** A short list inside a `Surface`. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  leading?: ReactNode;
  /** A `RowLink` where the row leads somewhere. */
  title: ReactNode;
  meta?: ReactNode;
  tag?: ReactNode;
  figure?: ReactNode;
  /** On a phone several take a line of their own. */
  actions?: ReactNode;
}

export function Row({ leading, title, meta, tag, figure, actions }: RowProps) {
  return (
    <li className={styles.row}>
      {leading}
      <div className={styles.words}>
        <div dir="auto" className={styles.title} title={typeof title === 'string' ? title : undefined}>
          {title}
        </div>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {(tag || figure) && (
        <div className={styles.end}>
          {tag}
          {figure && <span className={styles.figure}>{figure}</span>}
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}

/** What a short list says when it is empty. */
export function NoRows({ children }: { children: ReactNode }) {
  return <p className={styles.none}>{children}</p>;
}
