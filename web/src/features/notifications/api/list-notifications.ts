import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { notificationKeys } from '../../../lib/query-keys';

export type Notification = Schemas['Notification'];

export interface NotificationFilter {
  unread?: boolean;
  type?: Notification['type'];
  cursor?: string;
  limit?: number;
}

/** The stream tells of new ones at once; this is the fallback. */
export const POLL_MS = 30_000;

export const notificationsQuery = (filter: NotificationFilter) =>
  queryOptions({
    queryKey: notificationKeys.list(filter),
    queryFn: async () => page(await api.GET('/api/notifications', { params: { query: filter } })),
    refetchInterval: POLL_MS,
    placeholderData: keepPreviousData,
  });

export const useNotifications = (filter: NotificationFilter) => useQuery(notificationsQuery(filter));
