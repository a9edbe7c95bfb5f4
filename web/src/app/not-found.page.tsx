import { NotFound } from '../components/not-found';
import { usePageTitle } from '../lib/use-page-title';
import styles from './not-found.module.css';

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <main className={styles.page}>
      <NotFound />
    </main>
  );
}
