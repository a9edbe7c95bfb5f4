import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { page, type Page } from '../../../lib/page';
import type { Order } from '../../../api/list-orders';
import { IN_PROGRESS } from '../../../lib/order-status';
import { orderKeys } from '../../../lib/query-keys';

const LIMIT = 50;

/** Accepted and not yet delivered, oldest first. A list is of one status, so there are three to put together. */
export const useActiveOrders = () =>
  useQuery({
    queryKey: orderKeys.list({ active: true }),
    queryFn: async (): Promise<Order[]> => {
      const pages: Page<Order>[] = await Promise.all(
        IN_PROGRESS.map(async (status) =>
          page(await api.GET('/api/orders', { params: { query: { status, sort: 'date-asc', limit: LIMIT } } })),
        ),
      );
      return pages.flatMap(({ items }) => items).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    },
    staleTime: 30_000,
  });
