import { Spin } from 'antd';
import { Delayed } from './delayed';
import styles from './full-page-spinner.module.css';

/** Only while the application itself starts; pages show skeletons. */
export function FullPageSpinner() {
  return (
    <div className={styles.page}>
      <Delayed>
        <Spin size="large" aria-label="Loading" />
      </Delayed>
    </div>
  );
}
