import { clsx } from 'clsx';
import styles from './count-badge.module.css';

/** For the button of an icon that carries a badge: square, and what the badge is placed in. */
export const withBadge = styles.icon;

interface Props {
  count: number;
  /** Whether it wants something of the person. */
  urgent?: boolean;
}

/** How many, at the corner of an icon; nothing for none. */
export function CountBadge({ count, urgent }: Props) {
  if (count === 0) return null;
  return <span className={clsx(styles.badge, urgent ? styles.urgent : styles.calm)}>{count > 99 ? '99+' : count}</span>;
}
