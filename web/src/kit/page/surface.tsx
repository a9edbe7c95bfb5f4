import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../state/error-boundary';
import styles from './surface.module.css';

interface Props {
  title?: string;
  extra?: ReactNode;
  /** Tables and lists bring their own padding. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a page on its own ground. */
export function Surface({ title, extra, flush, className, children }: Props) {
  return (
    <section className={clsx(styles.surface, className)} data-surface>
      {title && (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {extra}
        </div>
      )}
      <div className={clsx(!flush && styles.body)}>
        <ErrorBoundary what={title}>{children}</ErrorBoundary>
      </div>
    </section>
  );
}
