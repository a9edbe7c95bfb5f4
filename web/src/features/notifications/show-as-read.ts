import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '../../lib/page';
import { notificationKeys } from '../../lib/query-keys';
import type { Notification } from './api/list-notifications';

/** Shows one notification, or all, as read before the server has answered. `restore` shows what was there before. */
export async function showAsRead(queryClient: QueryClient, id?: number): Promise<{ restore: () => void }> {
  // An answer on its way would undo it.
  await queryClient.cancelQueries({ queryKey: notificationKeys.all });
  const before = queryClient.getQueriesData({ queryKey: notificationKeys.all });
  const isMeant = (notification: Notification) => !notification.isRead && (id === undefined || notification.id === id);

  queryClient.setQueriesData<Page<Notification>>(
    { queryKey: notificationKeys.lists },
    (page) => page && { ...page, items: page.items.map((item) => (isMeant(item) ? { ...item, isRead: true } : item)) },
  );
  queryClient.setQueryData<number>(notificationKeys.unread, (count) =>
    count === undefined ? count : id === undefined ? 0 : Math.max(0, count - 1),
  );
  return { restore: () => before.forEach(([key, data]) => queryClient.setQueryData(key, data)) };
}
