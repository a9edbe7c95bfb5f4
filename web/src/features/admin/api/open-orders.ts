import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { orderKeys } from '../../../lib/query-keys';

/** Orders of a user that somebody still waits for. */
export const useOpenOrders = (id: number) =>
  useQuery({
    queryKey: orderKeys.list({ openOf: id }),
    queryFn: async () => body(await api.GET('/api/admin/users/{id}/open-orders', { params: { path: { id } } })),
  });
