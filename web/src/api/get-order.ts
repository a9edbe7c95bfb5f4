import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body } from '../lib/api-client';
import { orderKeys } from '../lib/query-keys';

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: orderKeys.detail(id),
    queryFn: async () => body(await api.GET('/api/orders/{id}', { params: { path: { id } } })),
    staleTime: 30_000,
  });

export const useOrder = (id: number) => useQuery(orderQuery(id));
