import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { notificationKeys } from '../../../lib/query-keys';
import { POLL_MS } from './list-notifications';

export const useUnreadCount = () =>
  useQuery({
    queryKey: notificationKeys.unread,
    queryFn: async () => body(await api.GET('/api/notifications/unread-count')).count,
    refetchInterval: POLL_MS,
  });
