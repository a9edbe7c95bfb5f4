import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { paths } from '../../../lib/paths';
import { useNotifications } from '../api/list-notifications';
import { useMarkAllRead } from '../api/mark-all-read';
import { NotificationItem } from './notification-item';
import itemStyles from './notification-item.module.css';
import styles from './notification-panel.module.css';

interface Props {
  unread: number;
  onClose: () => void;
}

export function NotificationPanel({ unread, onClose }: Props) {
  const [tab, setTab] = useState<'All' | 'Unread'>('All');
  const query = useNotifications({ limit: 20, ...(tab === 'Unread' && { unread: true }) });
  const markAll = useMarkAllRead();
  return (
    <div className={styles.panel} role="dialog" aria-label="Notifications">
      <div className={styles.head}>
        <Segmented size="small" options={['All' as const, 'Unread' as const]} value={tab} onChange={setTab} />
        <Button
          type="link"
          size="small"
          disabled={unread === 0}
          loading={markAll.isPending}
          onClick={() => markAll.mutate()}
        >
          Mark all as read
        </Button>
      </div>
      <div className={styles.scroll} tabIndex={0}>
        <QueryState query={query} skeleton={<RowSkeletons count={4} />} errorTitle="Notifications could not be loaded">
          {({ items }) =>
            items.length === 0 ? (
              <p className={styles.empty}>No notifications to display</p>
            ) : (
              <ul className={itemStyles.list}>
                {items.map((notification) => (
                  <NotificationItem key={notification.id} notification={notification} onFollow={onClose} />
                ))}
              </ul>
            )
          }
        </QueryState>
      </div>
      <Link to={paths.notifications()} className={styles.foot} onClick={onClose}>
        View all notifications
      </Link>
    </div>
  );
}
