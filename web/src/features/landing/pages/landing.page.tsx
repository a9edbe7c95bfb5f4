import { Logo } from '../../../components/logo';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../components/button-link';
import { LandingHeader } from '../components/landing-header';
import { Proofs } from '../components/proofs';
import { Shot } from '../components/shot';
import { Stories } from '../components/stories';
import { BUYER_PROOFS, SELLER_PROOFS } from '../content';
import styles from './landing.module.css';

const asBuyer = paths.auth({ tab: 'register', role: 'buyer' });
const asSeller = paths.auth({ tab: 'register', role: 'seller' });

export function LandingPage() {
  return (
    <div className={styles.page}>
      <LandingHeader />
      <main>
        <section className={styles.hero}>
          <h1 className={styles.headline}>From low stock to a full shelf, in one loop.</h1>
          <p className={styles.lead}>
            Buyers see what runs out, order from the suppliers they know and turn invoices into inventory. Suppliers
            publish a catalog and fulfil. One open marketplace for both.
          </p>
          <div className={styles.actions}>
            <ButtonLink look="primary" large to={asBuyer}>
              Start buying
            </ButtonLink>
            <ButtonLink large to={asSeller}>
              Start selling
            </ButtonLink>
          </div>
          <div className={styles.shot}>
            <Shot
              name="hero"
              alt="The inventory page: figures, filters and items with their stock bars"
              width={1280}
              height={720}
              first
            />
          </div>
        </section>
        <Proofs
          id="buyers"
          heading="For buyers"
          lead="Stock, orders and invoices are one story. Tradeyard keeps them on one page."
          proofs={BUYER_PROOFS}
          action={{ to: asBuyer, label: 'Create a buyer account' }}
        />
        <Proofs
          id="sellers"
          heading="For sellers"
          lead="Be where buyers restock, with your own prices and your own terms."
          proofs={SELLER_PROOFS}
          action={{ to: asSeller, label: 'Create a seller account' }}
        />
        <Stories />
      </main>
      <footer className={styles.footer}>
        <Logo />
        <p className={styles.about}>Open software for procurement and inventory.</p>
        <nav className={styles.links} aria-label="Footer">
          <a href={paths.auth()}>Login</a>
          <a href={paths.auth({ tab: 'register' })}>Get Started</a>
          <a href="/api/docs">API</a>
        </nav>
      </footer>
    </div>
  );
}
