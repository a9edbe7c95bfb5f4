import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api-client';
import { page } from '../../../lib/page';
import { productKeys } from '../../../lib/query-keys';
import type { SUPPLIER_CATEGORIES } from '../../../lib/vocabulary';

export type ProductSort = 'name' | 'price-asc' | 'price-desc' | 'newest';

export interface MarketProductFilter {
  q?: string;
  category?: (typeof SUPPLIER_CATEGORIES)[number];
  supplierId?: number;
  brandId?: number;
  currency?: string;
  /** Cents. */
  priceMin?: number;
  /** Cents. */
  priceMax?: number;
  sort?: ProductSort;
  cursor?: string;
  limit?: number;
}

export const useMarketplaceProducts = (filter: MarketProductFilter) =>
  useQuery({
    queryKey: productKeys.list({ marketplace: true, ...filter }),
    queryFn: async () => page(await api.GET('/api/marketplace/products', { params: { query: filter } })),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
