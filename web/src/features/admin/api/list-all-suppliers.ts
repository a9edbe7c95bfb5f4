import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { supplierKeys } from '../../../lib/query-keys';
import type { AllSuppliersSort } from '../supplier-list';

export interface AllSuppliersFilter {
  q?: string;
  status?: 'public' | 'waiting';
  sort?: AllSuppliersSort;
  cursor?: string;
  limit?: number;
}

/** Every supplier with an owner, for administrators. */
export const allSuppliersQuery = (filter: AllSuppliersFilter) =>
  queryOptions({
    queryKey: supplierKeys.list({ all: true, ...filter }),
    queryFn: async () => page(await api.GET('/api/admin/suppliers', { params: { query: filter } })),
    placeholderData: keepPreviousData,
  });

export const useAllSuppliers = (filter: AllSuppliersFilter) => useQuery(allSuppliersQuery(filter));
