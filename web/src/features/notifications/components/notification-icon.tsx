import { AlertOutlined, BellOutlined, ShoppingOutlined, SyncOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Notification } from '../api/list-notifications';
import styles from './notification-item.module.css';

const ICONS: Record<Notification['type'], ReactNode> = {
  new_order: <ShoppingOutlined aria-hidden />,
  order_status_change: <SyncOutlined aria-hidden />,
  inventory_alert: <AlertOutlined aria-hidden />,
  other: <BellOutlined aria-hidden />,
};

export function NotificationIcon({ type }: { type: Notification['type'] }) {
  return (
    <span className={styles.icon} data-type={type} aria-hidden>
      {ICONS[type]}
    </span>
  );
}
