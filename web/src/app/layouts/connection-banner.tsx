import { CloudSyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { connection, tryNow } from '../../lib/connection';
import { format } from '../../lib/format';
import { useStore } from '../../lib/use-store';
import styles from './connection-banner.module.css';

/** Says that the server is away and when it is asked again; goes by itself when it answers. */
export function ConnectionBanner() {
  const current = useStore(connection);
  return (
    <div role="status">
      {current.state !== 'up' && (
        <div className={styles.banner}>
          <CloudSyncOutlined aria-hidden />
          <span className={styles.words}>
            {current.state === 'offline'
              ? 'You are offline. What you see may be old, and nothing can be changed until the network is back.'
              : `Tradeyard cannot be reached. Nothing can be changed for now. Next try at ${format().clock(current.nextTry)}.`}
          </span>
          {current.state === 'down' && (
            <Button size="small" onClick={() => void tryNow()}>
              Try now
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
