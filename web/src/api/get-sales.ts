import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import { orderKeys } from '../lib/query-keys';

export type Sales = Schemas['Sales'];

/** Days, `YYYY-MM-DD`, both inclusive; without them the last thirty. */
export interface SalesPeriod {
  from?: string;
  to?: string;
}

/** Seller mode only. */
export const salesQuery = (period: SalesPeriod = {}) =>
  queryOptions({
    queryKey: orderKeys.sales(period),
    queryFn: async () => body(await api.GET('/api/orders/analytics', { params: { query: period } })),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const useSales = (period?: SalesPeriod) => useQuery(salesQuery(period));
