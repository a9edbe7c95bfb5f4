import { BellOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useUnreadCount } from '../api/count-unread';
import styles from './notification-bell.module.css';
import { NotificationPanel } from './notification-panel';

export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const { data: unread = 0 } = useUnreadCount();
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      styles={{ container: { padding: 0 } }}
      content={<NotificationPanel unread={unread} onClose={() => setOpen(false)} />}
      destroyOnHidden
    >
      <Button
        type="text"
        className={styles.bell}
        icon={<BellOutlined />}
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        aria-expanded={open}
        aria-haspopup="dialog"
      >
        {unread > 0 && <span className={styles.badge}>{unread > 99 ? '99+' : unread}</span>}
      </Button>
    </Popover>
  );
}
