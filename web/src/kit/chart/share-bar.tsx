import { clsx } from 'clsx';
import type { Tone } from '../../lib/tone';
import styles from './share-bar.module.css';

export interface Share {
  label: string;
  tone: Tone;
  value: number;
}

/** How a whole is spread. Its numbers stand beside it as text: the bar is for those who see. */
export function ShareBar({ shares }: { shares: Share[] }) {
  return (
    <div className={styles.bar} aria-hidden>
      {shares
        .filter(({ value }) => value > 0)
        .map(({ label, tone, value }) => (
          <div key={label} className={clsx(styles.share, styles[tone])} style={{ flexGrow: value }} />
        ))}
    </div>
  );
}
