import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../lib/api-client';
import { page } from '../lib/page';
import { supplierKeys } from '../lib/query-keys';

export type Supplier = Schemas['Supplier'];

export interface SupplierFilter {
  q?: string;
  category?: Supplier['category'];
  status?: 'all' | 'connected' | 'pending' | 'unconnected';
  sort?: 'name' | 'category' | 'status' | 'recent' | 'products' | 'rating';
  cursor?: string;
  limit?: number;
}

/** Buyer mode: the suppliers that the buyer sees; seller mode: the seller's own. */
export const suppliersQuery = (filter: SupplierFilter = {}) =>
  queryOptions({
    queryKey: supplierKeys.list(filter),
    queryFn: async () => page(await api.GET('/api/suppliers', { params: { query: filter } })),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const useSuppliers = (filter: SupplierFilter = {}) => useQuery(suppliersQuery(filter));
