import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { addressOfList } from '../list/last-list';
import styles from './back-link.module.css';

interface Props {
  to: string;
  /** The list that one may have come from: back to it as it was filtered. */
  list?: string;
  children: string;
}

export function BackLink({ to, list, children }: Props) {
  return (
    <Link to={list ? addressOfList(list, to) : to} className={styles.back}>
      <ArrowLeftOutlined aria-hidden /> {children}
    </Link>
  );
}
