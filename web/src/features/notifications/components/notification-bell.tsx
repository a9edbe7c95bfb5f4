import { BellOutlined } from '@ant-design/icons';
import { Badge, Button, Popover } from 'antd';
import { useState } from 'react';
import { useUnreadCount } from '../api/count-unread';
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
      <Badge count={unread} overflowCount={99} size="small" offset={[-8, 8]}>
        <Button
          type="text"
          icon={<BellOutlined />}
          aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          aria-expanded={open}
          aria-haspopup="dialog"
        />
      </Badge>
    </Popover>
  );
}
