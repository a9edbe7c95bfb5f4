import { CheckOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { RelativeDate } from '../../../kit/values/relative-date';
import { useSide } from '../../../lib/auth/use-side';
import type { Notification } from '../api/list-notifications';
import { useMarkRead } from '../api/mark-read';
import { notificationFile, notificationTarget } from '../notification-target';
import { NotificationIcon } from './notification-icon';
import styles from './notification-item.module.css';

interface Props {
  notification: Notification;
  /** It led somewhere: the panel closes. */
  onFollow?: () => void;
}

export function NotificationItem({ notification, onFollow }: Props) {
  const { id, type, title, message, isRead, createdAt } = notification;
  const markRead = useMarkRead();
  const target = notificationTarget(notification, useSide());
  const file = notificationFile(notification);

  const follow = () => {
    if (!isRead) markRead.mutate(id);
    onFollow?.();
  };

  return (
    <li className={clsx(styles.item, !isRead && styles.unread)}>
      <NotificationIcon type={type} />
      <div className={styles.words}>
        <div className={styles.title}>
          {!isRead && <span className={styles.dot} role="img" aria-label="Unread" />}
          {target ? (
            <Link to={target} onClick={follow} className={styles.link}>
              {title}
            </Link>
          ) : file ? (
            <a href={file} download onClick={follow} className={styles.link}>
              {title}
            </a>
          ) : (
            title
          )}
        </div>
        <div className={styles.message}>{message}</div>
        <div className={styles.time}>
          <RelativeDate iso={createdAt} />
        </div>
      </div>
      {!isRead && (
        <Tooltip title="Mark as read">
          <Button
            type="text"
            size="small"
            className={styles.read}
            icon={<CheckOutlined aria-hidden />}
            aria-label={`Mark as read: ${title}`}
            onClick={() => markRead.mutate(id)}
          />
        </Tooltip>
      )}
    </li>
  );
}
