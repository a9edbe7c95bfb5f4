import { formatDay } from '../../lib/dates';
import { formatNumber } from '../../lib/numbers';
import type { LineItem } from './api/get-invoice';
import type { Invoice } from './api/list-invoices';

/** Whether goods of the line came in with the order: it is imported by itself only, on purpose. */
export const isReceived = ({ ordered }: LineItem): boolean => (ordered?.received ?? 0) > 0;

/** What came in with the order, in words; null for none. */
export function receivedOf({ ordered }: LineItem, order: Invoice['order']): string | null {
  if (!ordered?.received || !order) return null;
  const when = ordered.receivedAt ? ` on ${formatDay(ordered.receivedAt)}` : '';
  return `${formatNumber(ordered.received)} received with ${order.orderNumber}${when}`;
}
