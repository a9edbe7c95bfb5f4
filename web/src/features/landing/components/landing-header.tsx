import { Logo } from '../../../components/logo';
import { paths } from '../../../lib/paths';
import { ButtonLink } from './button-link';
import styles from './landing-header.module.css';

export function LandingHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a href={paths.landing()} className={styles.home} aria-label="Tradeyard">
          <Logo />
        </a>
        <nav className={styles.sections} aria-label="Sections">
          <a href="#buyers">For buyers</a>
          <a href="#sellers">For sellers</a>
          <a href="#stories">Success stories</a>
        </nav>
        <div className={styles.actions}>
          <ButtonLink look="plain" to={paths.auth()}>
            Login
          </ButtonLink>
          <ButtonLink look="primary" to={paths.auth({ tab: 'register' })}>
            Get Started
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
