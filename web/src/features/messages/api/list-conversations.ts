import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { conversationKeys } from '../../../lib/query-keys';

export type Conversation = Schemas['Conversation'];

export interface ConversationFilter {
  q?: string;
  unread?: true;
}

/** Of the side in view, latest message first; more of them as they are asked for. */
export const conversationsQuery = (filter: ConversationFilter) =>
  infiniteQueryOptions({
    queryKey: conversationKeys.list(filter),
    queryFn: async ({ pageParam }) =>
      page(await api.GET('/api/conversations', { params: { query: { ...filter, cursor: pageParam, limit: 30 } } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const useConversations = (filter: ConversationFilter) => useInfiniteQuery(conversationsQuery(filter));

export const conversationQuery = (id: number) =>
  queryOptions({
    queryKey: conversationKeys.detail(id),
    queryFn: async () => body(await api.GET('/api/conversations/{id}', { params: { path: { id } } })),
  });

export interface Parties {
  supplierId: number;
  /** Only where the supplier writes. */
  buyerId?: number;
}

/** The one conversation with somebody; null while there is none. */
export const useConversationWith = (parties: Parties) =>
  useQuery({
    queryKey: conversationKeys.list({ with: parties }),
    queryFn: async () =>
      body(await api.GET('/api/conversations', { params: { query: { ...parties, limit: 1 } } }))[0] ?? null,
    // Not an answer of another day: who is led on from here would be led astray.
    staleTime: 0,
    gcTime: 0,
  });
