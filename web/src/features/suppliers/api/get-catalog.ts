import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { supplierKeys } from '../../../lib/query-keys';

/** The supplier with the figures of what the caller may order there; the products themselves are a list of their own. */
export const catalogQuery = (id: number) =>
  queryOptions({
    queryKey: supplierKeys.part(id, 'catalog'),
    queryFn: async () =>
      body(await api.GET('/api/suppliers/{id}/catalog', { params: { path: { id }, query: { limit: 1 } } })),
  });

export const useSupplierCatalog = (id: number) => useQuery(catalogQuery(id));
