import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import styles from './back-link.module.css';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowLeftOutlined aria-hidden /> {children}
    </Link>
  );
}
