/** Where `amount` lies on an item's bar, in percent: the bar ends at max(stock, 2 x threshold, 10). */
export function stockShare(amount: number, stock: number, threshold: number): number {
  return Math.min(100, (amount / Math.max(stock, 2 * threshold, 10)) * 100);
}
