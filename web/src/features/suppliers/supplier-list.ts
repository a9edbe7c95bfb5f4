import type { ListDefinition } from '../../kit/list/list-query';
import { oneOf } from '../../kit/list/parsers';
import { SUPPLIER_CATEGORIES } from '../../lib/vocabulary';

export type SupplierSort = 'name' | 'category' | 'status' | 'recent';
export type SupplierStatus = 'connected' | 'pending' | 'unconnected';
type Filters = { status: SupplierStatus; category: (typeof SUPPLIER_CATEGORIES)[number] };

export const SUPPLIER_LIST: ListDefinition<Filters, SupplierSort> = {
  name: 'suppliers',
  filters: {
    status: oneOf<SupplierStatus>(['connected', 'pending', 'unconnected']),
    category: oneOf(SUPPLIER_CATEGORIES),
  },
  sorts: ['name', 'category', 'status', 'recent'],
  ranked: true,
};
