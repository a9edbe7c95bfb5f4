import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../lib/api-client';
import { page } from '../lib/page';
import { relationshipKeys } from '../lib/query-keys';

export type Relationship = Schemas['Relationship'];

export interface CustomerFilter {
  q?: string;
  status?: Relationship['status'];
  cursor?: string;
  limit?: number;
}

/** The buyers of the seller's own suppliers: connected ones and those who ask to be. */
export const customersQuery = (filter: CustomerFilter) =>
  queryOptions({
    queryKey: relationshipKeys.list({ side: 'supplier', ...filter }),
    queryFn: async () =>
      page(await api.GET('/api/buyer-supplier-relationships/supplier', { params: { query: filter } })),
    placeholderData: keepPreviousData,
  });

export const useCustomers = (filter: CustomerFilter) => useQuery(customersQuery(filter));
