import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../lib/api-client';
import { page } from '../lib/page';
import type { OrderStatus } from '../lib/order-status';
import { orderKeys } from '../lib/query-keys';

export type Order = Schemas['Order'];
export type OrderSort = 'date-desc' | 'date-asc' | 'total-desc' | 'total-asc' | 'status';

export interface OrderFilter {
  q?: string;
  status?: OrderStatus;
  supplierId?: number;
  toReceive?: boolean;
  /** ISO times. */
  from?: string;
  to?: string;
  sort?: OrderSort;
  cursor?: string;
  limit?: number;
}

/** What to pick an order from begins with. */
export const newestOrders = (supplierId?: number): OrderFilter => ({ sort: 'date-desc', limit: 50, supplierId });

/** Buyer mode: the buyer's; seller mode: those of the seller's suppliers. */
export const ordersQuery = (filter: OrderFilter) =>
  queryOptions({
    queryKey: orderKeys.list(filter),
    queryFn: async () => page(await api.GET('/api/orders', { params: { query: filter } })),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

export const useOrders = (filter: OrderFilter) => useQuery(ordersQuery(filter));
