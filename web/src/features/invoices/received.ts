import { formatDay } from '../../lib/dates';
import { formatNumber } from '../../lib/numbers';
import type { LineItem } from './api/get-invoice';
import type { Invoice } from './api/list-invoices';

/** Units of the line that are in stock already, and left out of its import, because they came in with the order or another invoice for it. */
export const inStockOf = ({ ordered }: LineItem): number => ordered?.inStock ?? 0;

/** What an import of the line adds to the stock. */
export const leftOf = (line: LineItem): number => (line.quantity ?? 0) - inStockOf(line);

/** Whether the stock has more of it than was ordered, once with the order and once with this line. */
export const mayBeTwice = ({ ordered, importedQuantity }: LineItem): boolean =>
  ordered !== null && ordered.received > 0 && ordered.received + (importedQuantity ?? 0) > ordered.quantity;

/** That so many came in with the order, in words; null for none. */
export function receivedOf(units: number, { ordered }: LineItem, order: Invoice['order']): string | null {
  if (units === 0 || !ordered || !order) return null;
  if (units > ordered.received) return `${formatNumber(units)} came in with ${order.orderNumber} and its invoices`;
  const when = ordered.receivedAt ? ` on ${formatDay(ordered.receivedAt)}` : '';
  return `${formatNumber(units)} received with ${order.orderNumber}${when}`;
}
