import type { ListDefinition } from '../../kit/list/list-query';
import { anId, oneOf } from '../../kit/list/parsers';

export type ProductStatus = 'active' | 'pending' | 'hidden' | 'archived';
export type ProductSort = 'name' | 'newest' | 'price-asc' | 'price-desc';
type Filters = { status: ProductStatus; brandId: number; supplierId: number };

export const PRODUCT_LIST: ListDefinition<Filters, ProductSort> = {
  name: 'products',
  filters: {
    status: oneOf<ProductStatus>(['active', 'pending', 'hidden', 'archived']),
    brandId: anId,
    supplierId: anId,
  },
  sorts: ['name', 'newest', 'price-asc', 'price-desc'],
  ranked: true,
};
