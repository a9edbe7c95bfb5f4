import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { conversationKeys } from '../../../lib/query-keys';

export type Message = Schemas['ConversationMessage'];

/** Newest first; older ones as they are asked for. */
export const messagesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: conversationKeys.part(id, 'messages'),
    queryFn: async ({ pageParam }) =>
      page(
        await api.GET('/api/conversations/{id}/messages', {
          params: { path: { id }, query: { cursor: pageParam, limit: 50 } },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const useMessages = (id: number) => useInfiniteQuery(messagesQuery(id));
