import type { Tone } from '../../lib/tone';
import type { InventoryItem, StockStatus } from './api/list-inventory';

export const STOCK_STATUS: Record<StockStatus, { label: string; tone: Tone }> = {
  in_stock: { label: 'In Stock', tone: 'done' },
  low_stock: { label: 'Low Stock', tone: 'waiting' },
  out_of_stock: { label: 'Out of Stock', tone: 'action' },
};

export const STOCK_STATUSES = Object.keys(STOCK_STATUS) as StockStatus[];

const DEFAULT_THRESHOLD = 5;

/** What to order: as the item says; else what is missing to the optimal stock; else twice its threshold. */
export function reorderQuantity(item: ReorderFacts): number {
  const { currentStock, optimalStock, reorderThreshold } = item;
  if (item.reorderQuantity !== null) return item.reorderQuantity;
  if (optimalStock !== null && optimalStock > currentStock) return optimalStock - currentStock;
  return 2 * (reorderThreshold || DEFAULT_THRESHOLD);
}

type ReorderFacts = Pick<InventoryItem, 'currentStock' | 'optimalStock' | 'reorderQuantity' | 'reorderThreshold'>;

/** How long the stock lasts at the usual pace; undefined where no usage is known. */
export function daysOfCover({ currentStock, averageMonthlyUsage }: InventoryItem): number | undefined {
  return averageMonthlyUsage ? Math.round((currentStock / averageMonthlyUsage) * 30) : undefined;
}

/** Cents. */
export const itemValue = ({ product, currentStock }: InventoryItem) => product.price * currentStock;
