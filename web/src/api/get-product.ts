import { useQuery } from '@tanstack/react-query';
import { api, body } from '../lib/api-client';
import { productKeys } from '../lib/query-keys';

export const useProduct = (id: number | undefined) =>
  useQuery({
    queryKey: productKeys.detail(id ?? 0),
    queryFn: async () => body(await api.GET('/api/products/{id}', { params: { path: { id: id ?? 0 } } })),
    enabled: id !== undefined,
  });
