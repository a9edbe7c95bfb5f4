import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { supplierKeys } from '../../../lib/query-keys';
import type { SUPPLIER_CATEGORIES } from '../../../lib/vocabulary';

export type SupplierSort = 'name' | 'category' | 'products' | 'rating';

export interface MarketSupplierFilter {
  q?: string;
  category?: (typeof SUPPLIER_CATEGORIES)[number];
  sort?: SupplierSort;
  cursor?: string;
  limit?: number;
}

export const marketplaceSuppliersQuery = (filter: MarketSupplierFilter) =>
  queryOptions({
    queryKey: supplierKeys.list({ marketplace: true, ...filter }),
    queryFn: async () => page(await api.GET('/api/marketplace/suppliers', { params: { query: filter } })),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const useMarketplaceSuppliers = (filter: MarketSupplierFilter) => useQuery(marketplaceSuppliersQuery(filter));
