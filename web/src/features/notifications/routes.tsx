import type { RouteObject } from 'react-router-dom';
import { listQueryOf } from '../../kit/list/list-query';
import { ahead } from '../../lib/ahead';
import { notificationsQuery } from './api/list-notifications';
import { NOTIFICATION_LIST, toNotificationFilter } from './notification-list';

export const routes: RouteObject[] = [
  {
    path: '/notifications',
    ...ahead(undefined, (visit) => [notificationsQuery(toNotificationFilter(listQueryOf(NOTIFICATION_LIST, visit)))]),
    lazy: async () => ({ Component: (await import('./pages/notifications.page')).NotificationsPage }),
  },
];
