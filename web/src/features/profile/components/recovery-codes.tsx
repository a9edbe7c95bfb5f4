import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useCopy } from '../../../kit/values/use-copy';
import { useCurrentUser } from '../../../lib/auth/current-user';
import styles from './two-factor.module.css';

/** Shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { username } = useCurrentUser();
  const copy = useCopy();
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <Alert
        type="success"
        showIcon
        title="Two-factor authentication is on"
        description="Each of these codes logs you in once when you do not have your phone. They are not shown again."
      />
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy(text, 'Recovery codes copied')}>
          Copy
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Tradeyard recovery codes of ${username}\n\n${text}`)}`}
          download="tradeyard-recovery-codes.txt"
        >
          Download
        </Button>
        <Button type="primary" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </>
  );
}
