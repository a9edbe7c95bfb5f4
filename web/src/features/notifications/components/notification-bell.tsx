import { BellOutlined } from '@ant-design/icons';
import { CountBadge, withBadge } from '../../../kit/page/count-badge';
import { PopoverButton } from '../../../kit/page/popover-button';
import { useUnreadCount } from '../api/count-unread';
import { NotificationPanel } from './notification-panel';

export function NotificationBell() {
  const { data: unread = 0 } = useUnreadCount();
  return (
    <PopoverButton
      type="text"
      className={withBadge}
      icon={<BellOutlined aria-hidden />}
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      panelStyles={{ container: { padding: 0 } }}
      panel={(close) => <NotificationPanel unread={unread} onClose={close} />}
    >
      <CountBadge count={unread} urgent />
    </PopoverButton>
  );
}
