import { useQuery } from '@tanstack/react-query';
import { api, body } from '../lib/api-client';
import { orderKeys } from '../lib/query-keys';

export const useOrder = (id: number) =>
  useQuery({
    queryKey: orderKeys.detail(id),
    queryFn: async () => body(await api.GET('/api/orders/{id}', { params: { path: { id } } })),
    staleTime: 30_000,
  });
