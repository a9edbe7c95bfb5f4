import type { Tone } from '../../lib/tone';
import type { InventoryItem, StockStatus } from './api/list-inventory';

export const STOCK_STATUS: Record<StockStatus, { label: string; tone: Tone }> = {
  in_stock: { label: 'In Stock', tone: 'done' },
  low_stock: { label: 'Low Stock', tone: 'waiting' },
  out_of_stock: { label: 'Out of Stock', tone: 'action' },
};

export const STOCK_STATUSES = Object.keys(STOCK_STATUS) as StockStatus[];

/** How long the stock lasts at the usual pace; undefined where no usage is known. */
export function daysOfCover({ currentStock, averageMonthlyUsage }: InventoryItem): number | undefined {
  return averageMonthlyUsage ? Math.round((currentStock / averageMonthlyUsage) * 30) : undefined;
}

/** Cents. */
export const itemValue = ({ product, currentStock }: InventoryItem) => product.price * currentStock;

/** As the order dialog takes it. */
export const reorderOf = ({ product, reorder }: InventoryItem) => ({ product, supplier: product.supplier, reorder });

/** Little is left, and not enough is on its way. */
export const isDue = ({ stockStatus, reorder }: InventoryItem) => stockStatus !== 'in_stock' && reorder.quantity > 0;
