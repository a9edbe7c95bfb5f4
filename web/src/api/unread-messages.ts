import { useQuery } from '@tanstack/react-query';
import { api, body } from '../lib/api-client';
import { conversationKeys } from '../lib/query-keys';

/** The stream tells of new ones at once; this is the fallback. */
const POLL_MS = 30_000;

export const useUnreadMessages = () =>
  useQuery({
    queryKey: conversationKeys.unread,
    queryFn: async () => body(await api.GET('/api/conversations/unread-count')).count,
    refetchInterval: POLL_MS,
  });
