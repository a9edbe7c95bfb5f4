import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api, type Schemas } from '../lib/api-client';
import { page } from '../lib/page';
import { productKeys } from '../lib/query-keys';

export type Product = Schemas['Product'];

export interface ProductFilter {
  q?: string;
  approved?: boolean;
  supplierId?: number;
  brandId?: number;
  category?: NonNullable<Product['category']>;
  status?: 'active' | 'pending' | 'hidden' | 'archived';
  sort?: 'name' | 'price-asc' | 'price-desc' | 'newest';
  cursor?: string;
  limit?: number;
}

/** Buyer mode: what the buyer may order; seller mode: the seller's own. */
export const productsQuery = (filter: ProductFilter) =>
  queryOptions({
    queryKey: productKeys.list(filter),
    queryFn: async () => page(await api.GET('/api/products', { params: { query: filter } })),
    placeholderData: keepPreviousData,
  });

export const useProducts = (filter: ProductFilter, { enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({ ...productsQuery(filter), enabled });
