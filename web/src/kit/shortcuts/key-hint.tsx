import styles from './key-hint.module.css';

/** The key that does the same as the button it stands on; `aria-keyshortcuts` on that tells it to screen readers. */
export const KeyHint = ({ children }: { children: string }) => (
  <kbd className={styles.key} aria-hidden>
    {children}
  </kbd>
);
