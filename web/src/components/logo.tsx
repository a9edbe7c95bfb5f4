import { clsx } from 'clsx';
import styles from './logo.module.css';

interface Props {
  /** The mark alone. */
  compact?: boolean;
  /** White, for a coloured ground. */
  onColour?: boolean;
}

export function Logo({ compact, onColour }: Props) {
  return (
    <span className={clsx(styles.logo, onColour && styles.onColour)}>
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden>
        <rect className={styles.ground} width="32" height="32" rx="8" />
        <path className={styles.mark} d="M8 9h16v4H18v11h-4V13H8z" />
      </svg>
      {!compact && <span className={styles.name}>Tradeyard</span>}
    </span>
  );
}
