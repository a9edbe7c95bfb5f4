import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../lib/api-client';
import { page } from '../lib/page';
import { brandKeys } from '../lib/query-keys';

export type Brand = Schemas['Brand'];

export interface BrandFilter {
  q?: string;
  supplierId?: number;
  cursor?: string;
  limit?: number;
}

/** Of one supplier; without it, of all the caller's own. By name. */
export const useBrands = (filter: BrandFilter, { enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({
    queryKey: brandKeys.list(filter),
    queryFn: async () => page(await api.GET('/api/brands', { params: { query: filter } })),
    placeholderData: keepPreviousData,
    enabled,
  });
