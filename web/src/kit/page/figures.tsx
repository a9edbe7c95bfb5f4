import { Skeleton } from 'antd';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePhone } from '../../lib/media';
import styles from './figures.module.css';

export interface Figure {
  label: string;
  /** Absent while it loads. */
  value?: ReactNode;
  /** A few words beside the number. */
  hint?: ReactNode;
  tone?: 'waiting' | 'action';
  /** Where the number leads. */
  to?: string;
}

interface Props {
  items: Figure[];
  /** They could not be loaded, which is told elsewhere. */
  failed?: boolean;
}

/** A row of true numbers above the content. */
export function Figures({ items, failed }: Props) {
  const phone = usePhone();
  return (
    // On a phone they lie beside each other and scroll; what scrolls can be reached by keyboard.
    <dl className={styles.figures} {...(phone && { tabIndex: 0, 'aria-label': 'Figures' })}>
      {items.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <dt className={styles.label}>
            {figure.to ? (
              <Link to={figure.to} className={styles.link}>
                {figure.label}
              </Link>
            ) : (
              figure.label
            )}
          </dt>
          <dd className={clsx(styles.value, styles.tabular, figure.tone && styles[figure.tone])}>
            {figure.value ?? (failed ? '–' : <Skeleton.Button size="small" className={styles.waitingValue} />)}
          </dd>
          {figure.hint && <dd className={styles.hint}>{figure.hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
