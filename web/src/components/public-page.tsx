import type { ReactNode } from 'react';
import { paths } from '../lib/paths';
import { Logo } from './logo';
import styles from './public-page.module.css';

/** A page for whoever follows a link, logged in or not: one card, no application around it. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href={paths.landing()} aria-label="Tradeyard, to the homepage">
          <Logo />
        </a>
      </header>
      <main className={styles.card}>{children}</main>
    </div>
  );
}
