import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { productKeys } from '../../../lib/query-keys';
import type { MarketProductFilter } from './list-marketplace-products';

/** How the products can be narrowed further, with counts. */
export function useFacets({ sort: _sort, cursor: _cursor, limit: _limit, ...filter }: MarketProductFilter) {
  return useQuery({
    queryKey: productKeys.facets(filter),
    queryFn: async () => body(await api.GET('/api/marketplace/facets', { params: { query: filter } })),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}
