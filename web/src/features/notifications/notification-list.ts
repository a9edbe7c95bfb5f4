import type { ListDefinition, ListQuery } from '../../kit/list/list-query';
import { oneOf } from '../../kit/list/parsers';
import type { Notification, NotificationFilter } from './api/list-notifications';

type Filters = { type: Notification['type']; show: 'unread' };

export const NOTIFICATION_LIST: ListDefinition<Filters, 'newest'> = {
  name: 'notifications',
  filters: {
    type: oneOf<Notification['type']>(['new_order', 'order_status_change', 'inventory_alert', 'other']),
    show: oneOf(['unread']),
  },
  sorts: ['newest'],
};

/** As the API takes it. */
export const toNotificationFilter = ({
  type,
  show,
  cursor,
  limit,
}: ListQuery<Filters, 'newest'>): NotificationFilter => ({ type, unread: show && true, cursor, limit });
