import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useCopy } from '../../../kit/values/use-copy';
import styles from './shown-once.module.css';

interface Props {
  title: string;
  /** What it is: 'Access token'. */
  label: string;
  secret: string;
  onDone: () => void;
}

/** A secret that the server does not keep, or does not tell again. */
export function ShownOnce({ title, label, secret, onDone }: Props) {
  const copy = useCopy();
  return (
    <>
      <Alert type="success" showIcon title={title} description="Keep it like a password. It is not shown again." />
      <p className={styles.secret}>
        <code aria-label={label}>{secret}</code>
      </p>
      <div className={styles.actions}>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy(secret, `${label} copied`)}>
          Copy
        </Button>
        <Button type="primary" onClick={onDone}>
          I have saved it
        </Button>
      </div>
    </>
  );
}
