import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './button-link.module.css';

interface Props {
  to: string;
  look?: 'primary' | 'outlined' | 'plain';
  large?: boolean;
  children: ReactNode;
}

/** A link into the application that looks like antd's button, which the landing page does without. */
export function ButtonLink({ to, look = 'outlined', large, children }: Props) {
  return (
    <a href={to} className={clsx(styles.button, styles[look], large && styles.large)}>
      {children}
    </a>
  );
}
