import type { ListDefinition } from '../../kit/list/list-query';
import { oneOf } from '../../kit/list/parsers';
import { SUPPLIER_CATEGORIES } from '../../lib/vocabulary';
import type { SupplierSort } from './api/list-marketplace-suppliers';

export const MARKET_SUPPLIERS: ListDefinition<{ category: (typeof SUPPLIER_CATEGORIES)[number] }, SupplierSort> = {
  name: 'market-suppliers',
  filters: { category: oneOf(SUPPLIER_CATEGORIES) },
  sorts: ['name', 'category', 'products', 'rating'],
  ranked: true,
};
