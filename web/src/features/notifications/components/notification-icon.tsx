import { AlertOutlined, BellOutlined, ShoppingOutlined, SyncOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Notification } from '../api/list-notifications';
import styles from './notification-item.module.css';

const ICONS: Record<Notification['type'], ReactNode> = {
  new_order: <ShoppingOutlined />,
  order_status_change: <SyncOutlined />,
  inventory_alert: <AlertOutlined />,
  other: <BellOutlined />,
};

export function NotificationIcon({ type }: { type: Notification['type'] }) {
  return (
    <span className={styles.icon} data-type={type} aria-hidden>
      {ICONS[type]}
    </span>
  );
}
