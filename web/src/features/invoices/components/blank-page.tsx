import { clsx } from 'clsx';
import styles from './document-view.module.css';

/** A sheet whose content is on its way. */
export function BlankPage() {
  return <div className={clsx(styles.page, styles.image, styles.blank)} aria-busy />;
}
