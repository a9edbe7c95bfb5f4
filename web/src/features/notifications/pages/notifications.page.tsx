import { Button } from 'antd';
import { BellDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { PageHeader } from '../../../kit/page/page-header';
import { ResourceList } from '../../../kit/list/resource-list';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { Surface } from '../../../kit/page/surface';
import { count } from '../../../lib/numbers';
import { useListState } from '../../../kit/list/use-list-state';
import { NOTIFICATION_LIST, toNotificationFilter } from '../notification-list';
import { useUnreadCount } from '../api/count-unread';
import { type Notification, useNotifications } from '../api/list-notifications';
import { useMarkAllRead } from '../api/mark-all-read';
import { NotificationItem } from '../components/notification-item';
import itemStyles from '../components/notification-item.module.css';
import styles from './notifications.module.css';

const TYPES: { value: Notification['type']; label: string }[] = [
  { value: 'new_order', label: 'New orders' },
  { value: 'order_status_change', label: 'Order progress' },
  { value: 'inventory_alert', label: 'Stock alerts' },
  { value: 'other', label: 'Everything else' },
];

export function NotificationsPage() {
  const list = useListState(NOTIFICATION_LIST);
  const { data: unread } = useUnreadCount();
  const markAll = useMarkAllRead();

  return (
    <>
      <PageHeader
        title="Notifications"
        summary={unread === undefined ? undefined : `${count(unread, 'unread notification')}`}
        secondary={
          <Button disabled={!unread} loading={markAll.isPending} onClick={() => markAll.mutate()}>
            Mark all as read
          </Button>
        }
      />
      <ResourceList
        list={list}
        query={useNotifications(toNotificationFilter(list.query))}
        label="Notifications"
        noun="notification"
        nameOf={({ title }) => title}
        filters={[
          { name: 'show', label: 'Show', all: 'All', options: [{ value: 'unread', label: 'Unread' }] },
          { name: 'type', label: 'Type', all: 'All types', options: TYPES },
        ]}
        grid={(notifications) => (
          <Surface flush className={styles.list}>
            <ul className={itemStyles.list}>
              {notifications.map((notification) => (
                <NotificationItem key={notification.id} notification={notification} />
              ))}
            </ul>
          </Surface>
        )}
        gridSkeleton={<RowSkeletons />}
        error="Notifications could not be loaded"
        nothingFound="No notifications to display"
        empty={
          <EmptyState drawing={<BellDrawing />} title="No notifications to display">
            Orders, stock alerts and answers from your network will appear here.
          </EmptyState>
        }
      />
    </>
  );
}
