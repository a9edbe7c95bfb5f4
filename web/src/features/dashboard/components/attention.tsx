import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import styles from './attention.module.css';

export interface Matter {
  text: string;
  to: string;
}

interface Props {
  title: string;
  /** Something already hurts, as against something that waits. */
  urgent: boolean;
  matters: Matter[];
}

/** What needs a decision today, each with the way to it. */
export function Attention({ title, urgent, matters }: Props) {
  if (matters.length === 0) return null;
  return (
    <Alert
      className={styles.attention}
      type={urgent ? 'error' : 'warning'}
      showIcon
      title={title}
      description={
        <ul className={styles.matters}>
          {matters.map(({ text, to }) => (
            <li key={text}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      }
    />
  );
}
