import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../kit/page/link-button';
import { usePhone } from '../../../lib/media';
import { paths } from '../../../lib/paths';
import styles from './thread.module.css';

interface Props {
  name: string;
  /** More about them. */
  to?: string;
  detail?: string;
}

/** Whom one talks with. */
export function ThreadHead({ name, to, detail }: Props) {
  const phone = usePhone();
  return (
    <div className={styles.head}>
      {phone && (
        <LinkButton
          type="text"
          to={paths.messages()}
          icon={<ArrowLeftOutlined aria-hidden />}
          aria-label="All conversations"
        />
      )}
      <div className={styles.who}>
        <h2 dir="auto" className={styles.name}>
          {to ? <Link to={to}>{name}</Link> : name || 'New message'}
        </h2>
        {detail && <span className={styles.hint}>{detail}</span>}
      </div>
    </div>
  );
}
