import { NotFound } from '../components/not-found';
import { usePageTitle } from '../lib/use-page-title';
import styles from './not-found.module.css';

/** Marks the route that takes every address that no other takes. */
export const UNKNOWN_PAGE = 'unknown-page';

/** Inside the application. */
export function UnknownPage() {
  usePageTitle('Page not found');
  return <NotFound />;
}

/** The same for who is not logged in. */
export function NotFoundPage() {
  return (
    <main className={styles.page}>
      <UnknownPage />
    </main>
  );
}
