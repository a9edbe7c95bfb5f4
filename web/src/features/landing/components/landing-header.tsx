import { Link } from 'react-router-dom';
import { LinkButton } from '../../../kit/page/link-button';
import { Logo } from '../../../components/logo';
import { paths } from '../../../lib/paths';
import styles from './landing-header.module.css';

export function LandingHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to={paths.landing()} className={styles.home} aria-label="Tradeyard">
          <Logo />
        </Link>
        <nav className={styles.sections} aria-label="Sections">
          <a href="#buyers">For buyers</a>
          <a href="#sellers">For sellers</a>
          <a href="#stories">Success stories</a>
        </nav>
        <div className={styles.actions}>
          <LinkButton type="text" to={paths.auth()}>
            Login
          </LinkButton>
          <LinkButton type="primary" to={paths.auth({ tab: 'register' })}>
            Get Started
          </LinkButton>
        </div>
      </div>
    </header>
  );
}
