import { useNavigation } from 'react-router-dom';
import { Delayed } from '../../kit/state/delayed';
import styles from './loading-line.module.css';

/** A page whose code is still on its way. */
export function LoadingLine() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Delayed>
      <div className={styles.line} role="progressbar" aria-label="Loading the page" />
    </Delayed>
  );
}
