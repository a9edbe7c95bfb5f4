import type { Tone } from '../../lib/tone';
import type { InventoryItem, StockStatus } from './api/list-inventory';

export const STOCK_STATUS: Record<StockStatus, { label: string; tone: Tone }> = {
  in_stock: { label: 'In Stock', tone: 'done' },
  low_stock: { label: 'Low Stock', tone: 'waiting' },
  out_of_stock: { label: 'Out of Stock', tone: 'action' },
};

export const STOCK_STATUSES = Object.keys(STOCK_STATUS) as StockStatus[];

const DEFAULT_THRESHOLD = 5;

/** What to order: as the item says, else twice its threshold. */
export function reorderQuantity({ reorderQuantity, reorderThreshold }: ReorderFacts): number {
  return reorderQuantity ?? 2 * (reorderThreshold || DEFAULT_THRESHOLD);
}

type ReorderFacts = Pick<InventoryItem, 'reorderQuantity' | 'reorderThreshold'>;

/** How long the stock lasts at the usual pace; undefined where no usage is known. */
export function daysOfCover({ currentStock, averageMonthlyUsage }: InventoryItem): number | undefined {
  return averageMonthlyUsage ? Math.round((currentStock / averageMonthlyUsage) * 30) : undefined;
}

/** Cents. */
export const itemValue = ({ product, currentStock }: InventoryItem) => product.price * currentStock;
