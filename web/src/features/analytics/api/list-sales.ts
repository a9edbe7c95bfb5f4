import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { orderKeys } from '../../../lib/query-keys';
import type { SalesBy } from '../sales-list';

/** Its place by revenue is what tells it apart: a buyer may have one in each currency. */
export type SalesShare = Omit<Schemas['SalesShare'], 'id' | 'rank'> & { id: number; subjectId: number | null };

export interface SalesFilter {
  by: SalesBy;
  from: string;
  to: string;
  q?: string;
  cursor?: string;
  limit?: number;
}

export const salesByQuery = (filter: SalesFilter) =>
  queryOptions({
    queryKey: orderKeys.salesBy(filter),
    queryFn: async () => {
      const { items, ...rest } = page(await api.GET('/api/orders/analytics/breakdown', { params: { query: filter } }));
      return {
        ...rest,
        items: items.map(({ id, rank, ...share }): SalesShare => ({ ...share, id: rank, subjectId: id })),
      };
    },
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const useSalesBy = (filter: SalesFilter) => useQuery(salesByQuery(filter));
