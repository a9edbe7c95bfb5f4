import { BellOutlined } from '@ant-design/icons';
import { PopoverButton } from '../../../kit/page/popover-button';
import { useUnreadCount } from '../api/count-unread';
import styles from './notification-bell.module.css';
import { NotificationPanel } from './notification-panel';

export function NotificationBell() {
  const { data: unread = 0 } = useUnreadCount();
  return (
    <PopoverButton
      type="text"
      className={styles.bell}
      icon={<BellOutlined />}
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      panelStyles={{ container: { padding: 0 } }}
      panel={(close) => <NotificationPanel unread={unread} onClose={close} />}
    >
      {unread > 0 && <span className={styles.badge}>{unread > 99 ? '99+' : unread}</span>}
    </PopoverButton>
  );
}
