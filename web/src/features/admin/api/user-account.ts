import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order, OrderSort } from '../../../api/list-orders';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import type { OrderStatus } from '../../../lib/order-status';
import { type Page, page } from '../../../lib/page';
import { userListKeys } from '../../../lib/query-keys';
import type { ViewMode } from '../../../lib/view-mode';
import { auditQuery } from './list-audit';

export type UserAccount = Schemas['UserAccount'];
export type UserSession = Schemas['UserSession'];

export const userAccountQuery = (id: number) =>
  queryOptions({
    queryKey: userListKeys.detail(id),
    queryFn: async () => body(await api.GET('/api/admin/users/{id}', { params: { path: { id } } })),
  });

/** Asked for whenever somebody looks: nothing tells of a login. */
export const userSessionsQuery = (id: number) =>
  queryOptions({
    queryKey: userListKeys.part(id, 'sessions'),
    queryFn: async () =>
      body(await api.GET('/api/admin/users/{id}/sessions', { params: { path: { id }, query: { limit: 100 } } })),
    staleTime: 0,
  });

/** The latest; the rest is in the audit log. */
export const userAuditQuery = (userId: number) => auditQuery({ userId, limit: 5 });

export interface UserOrdersFilter {
  side: ViewMode;
  q?: string;
  status?: OrderStatus;
  sort?: OrderSort;
  cursor?: string;
  limit?: number;
}

const userOrdersQuery = (id: number, filter: UserOrdersFilter) =>
  queryOptions({
    queryKey: [...userListKeys.part(id, 'orders'), filter],
    queryFn: async (): Promise<Page<Order>> =>
      page(await api.GET('/api/admin/users/{id}/orders', { params: { path: { id }, query: filter } })),
    placeholderData: keepPreviousData,
  });

export const useUserSessions = (id: number) => useQuery(userSessionsQuery(id));
export const useUserAudit = (id: number) => useQuery(userAuditQuery(id));
export const useUserOrders = (id: number, filter: UserOrdersFilter) => useQuery(userOrdersQuery(id, filter));

/** One of them; all when no session is given. */
export function useEndUserSession(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (sessionId?: string) =>
      body(
        sessionId === undefined
          ? await api.DELETE('/api/admin/users/{id}/sessions', { params: { path: { id } } })
          : await api.DELETE('/api/admin/users/{id}/sessions/{sessionId}', { params: { path: { id, sessionId } } }),
      ),
    onSettled: () => nowStale(queryClient, 'account'),
  });
}
