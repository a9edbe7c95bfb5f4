import type { ListDefinition } from '../../kit/list/list-query';
import { oneOf } from '../../kit/list/parsers';

export type AllSuppliersSort = 'name' | 'recent' | 'products' | 'rating';
type Filters = { status: 'public' | 'waiting' };

export const ALL_SUPPLIERS: ListDefinition<Filters, AllSuppliersSort> = {
  name: 'admin-suppliers',
  filters: { status: oneOf<Filters['status']>(['public', 'waiting']) },
  sorts: ['name', 'recent', 'products', 'rating'],
};
