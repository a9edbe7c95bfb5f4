import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body } from '../lib/api-client';
import { productKeys } from '../lib/query-keys';

export const productQuery = (id: number) =>
  queryOptions({
    queryKey: productKeys.detail(id),
    queryFn: async () => body(await api.GET('/api/products/{id}', { params: { path: { id } } })),
  });

/** Asks for nothing while there is no id. */
export const useProduct = (id: number | undefined) => useQuery({ ...productQuery(id ?? 0), enabled: id !== undefined });
