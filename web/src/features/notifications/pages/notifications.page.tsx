import { Button, Segmented } from 'antd';
import { BellDrawing } from '../../../kit/state/drawings';
import { EmptyState, FilteredEmpty } from '../../../kit/state/empty-state';
import { FilterSelect } from '../../../kit/list/filter-bar';
import { PageHeader } from '../../../kit/page/page-header';
import { Pager } from '../../../kit/list/pager';
import { QueryState } from '../../../kit/state/query-state';
import { RowSkeletons } from '../../../kit/state/skeletons';
import { Surface } from '../../../kit/page/surface';
import { count } from '../../../lib/numbers';
import { oneOf } from '../../../kit/list/parsers';
import { useListState } from '../../../kit/list/use-list-state';
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

const LIST = {
  filters: { type: oneOf(TYPES.map(({ value }) => value)), show: oneOf(['unread']) },
  sorts: ['newest'],
} as const;

export function NotificationsPage() {
  const list = useListState<{ type: Notification['type']; show: 'unread' }, 'newest'>(LIST);
  const { type, show, cursor, limit } = list.query;
  const query = useNotifications({ type, unread: show && true, cursor, limit });
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
      <div className={styles.filters}>
        <Segmented
          aria-label="Show"
          options={['All', 'Unread']}
          value={show ? 'Unread' : 'All'}
          onChange={(value) => list.setFilter('show', value === 'Unread' ? 'unread' : null)}
        />
        <FilterSelect
          all="All types"
          value={type}
          options={TYPES}
          onChange={(value) => list.setFilter('type', value)}
        />
      </div>
      <QueryState query={query} skeleton={<RowSkeletons />} errorTitle="Notifications could not be loaded">
        {(page) =>
          page.items.length === 0 ? (
            list.active ? (
              <FilteredEmpty title="No notifications to display" onClear={list.clear} />
            ) : (
              <EmptyState drawing={<BellDrawing />} title="No notifications to display">
                Orders, stock alerts and answers from your network will appear here.
              </EmptyState>
            )
          ) : (
            <>
              <Surface flush className={styles.list}>
                <ul className={itemStyles.list}>
                  {page.items.map((notification) => (
                    <NotificationItem key={notification.id} notification={notification} />
                  ))}
                </ul>
              </Surface>
              <Pager page={page} paging={list.paging} noun="notifications" />
            </>
          )
        }
      </QueryState>
    </>
  );
}
