import { Delayed } from './delayed';
import styles from './full-page-spinner.module.css';

/** Only while the application itself starts; pages show skeletons. */
export function FullPageSpinner() {
  return (
    <div className={styles.page}>
      <Delayed>
        <div className={styles.spinner} role="progressbar" aria-label="Loading" />
      </Delayed>
    </div>
  );
}
