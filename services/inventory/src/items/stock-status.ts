/** Of an item for which nobody said when it is low. */
export const DEFAULT_THRESHOLD = 5;

/** How much of an item there is, and when that is too little. */
export interface StockLevel {
  currentStock: number;
  reorderThreshold: number;
}

/** Nothing left counts as low whatever the threshold. */
export function isLow({ currentStock, reorderThreshold }: StockLevel): boolean {
  return currentStock === 0 || currentStock <= reorderThreshold;
}

/** Whether stock has just become low: once on the way down, and again only after it was above the threshold. */
export function crossesThreshold(before: StockLevel, after: StockLevel): boolean {
  return !isLow(before) && isLow(after);
}
