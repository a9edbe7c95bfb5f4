import { clsx } from 'clsx';
import type { Tone } from '../../lib/tone';
import styles from './status-tag.module.css';

interface Props {
  tone: Tone;
  children: string;
}

/** A state is colour and word; the dot's shape tells the tones apart without colour. */
export function StatusTag({ tone, children }: Props) {
  return (
    <span className={clsx(styles.tag, styles[tone])}>
      <span className={styles.dot} aria-hidden />
      {children}
    </span>
  );
}
