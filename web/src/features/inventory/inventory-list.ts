import type { ListDefinition } from '../../kit/list/list-query';
import { anId, anyText, oneOf } from '../../kit/list/parsers';
import type { InventorySort, StockStatus } from './api/list-inventory';
import { STOCK_STATUSES } from './stock-status';

type Filters = { status: StockStatus; category: string; supplierId: number };

export const INVENTORY_LIST: ListDefinition<Filters, InventorySort> = {
  name: 'inventory',
  filters: { status: oneOf(STOCK_STATUSES), category: anyText, supplierId: anId },
  sorts: ['name', 'stock-desc', 'stock-asc', 'status', 'recent'],
};

/** The same list, to be counted. */
export const COUNT_LIST: ListDefinition<Pick<Filters, 'category' | 'supplierId'>, InventorySort> = {
  name: 'stocktake',
  filters: { category: anyText, supplierId: anId },
  sorts: ['name', 'stock-desc', 'stock-asc'],
};
