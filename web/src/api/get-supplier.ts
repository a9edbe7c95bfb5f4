import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body } from '../lib/api-client';
import { supplierKeys } from '../lib/query-keys';

export const supplierQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: supplierKeys.detail(id ?? 0),
    queryFn: async () => body(await api.GET('/api/suppliers/{id}', { params: { path: { id: id ?? 0 } } })),
    enabled: id !== undefined,
  });

export const useSupplier = (id: number | undefined) => useQuery(supplierQuery(id));
