import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body } from '../lib/api-client';
import { orderKeys } from '../lib/query-keys';

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: orderKeys.detail(id),
    queryFn: async () => body(await api.GET('/api/orders/{id}', { params: { path: { id } } })),
    staleTime: 30_000,
  });

/** Asks for nothing while there is no id. */
export const useOrder = (id: number | undefined) => useQuery({ ...orderQuery(id ?? 0), enabled: id !== undefined });
