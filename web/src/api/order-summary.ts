import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import { withoutEmpty } from '../lib/money';
import { orderKeys } from '../lib/query-keys';

export type OrderSummary = Schemas['OrderSummary'];

/** One of the sums in each currency that has any, the one of most orders first. */
export const sumsOf = ({ values }: OrderSummary, sum: 'totalValue' | 'revenue' | 'potentialRevenue') =>
  withoutEmpty(values.map((value) => ({ currency: value.currency, cents: value[sum] ?? 0 })));

/** Of the side in view. */
export const orderSummaryQuery = () =>
  queryOptions({
    queryKey: orderKeys.summary(),
    queryFn: async () => body(await api.GET('/api/orders/summary')),
    staleTime: 30_000,
  });

export const useOrderSummary = () => useQuery(orderSummaryQuery());
