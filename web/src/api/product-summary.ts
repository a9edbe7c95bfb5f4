import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body } from '../lib/api-client';
import { productKeys } from '../lib/query-keys';

/** Counts of the seller's own products. */
export const productSummaryQuery = () =>
  queryOptions({
    queryKey: productKeys.summary(),
    queryFn: async () => body(await api.GET('/api/products/summary')),
  });

export const useProductSummary = () => useQuery(productSummaryQuery());
