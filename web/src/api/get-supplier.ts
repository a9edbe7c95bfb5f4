import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body } from '../lib/api-client';
import { supplierKeys } from '../lib/query-keys';

export const supplierQuery = (id: number) =>
  queryOptions({
    queryKey: supplierKeys.detail(id),
    queryFn: async () => body(await api.GET('/api/suppliers/{id}', { params: { path: { id } } })),
  });

/** Asks for nothing while there is no id. */
export const useSupplier = (id: number | undefined) =>
  useQuery({ ...supplierQuery(id ?? 0), enabled: id !== undefined });
