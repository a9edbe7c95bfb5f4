import { useQueryClient } from '@tanstack/react-query';
import { orderQuery } from '../../api/get-order';
import { invoicesOfOrderQuery } from '../../api/list-invoices-of-order';
import { newestOrders, type Order, ordersQuery } from '../../api/list-orders';
import type { LineItem } from './api/get-invoice';
import type { Invoice } from './api/list-invoices';
import { isLately, receivedLike } from './received-order';

export type ReceivedOrder = Order & { receivedAt: string };

/** Of orders that are alike, so many are looked at. */
const MOST_ALIKE = 3;

/**
 * Looks for the order that an invoice without one may be for: without an invoice, with which the goods of the lines came in
 * already. Among those that its order is picked from, which the page has anyway: its supplier's, where that is known.
 */
export function useReceivedOrder({ orderId, supplierId }: Invoice) {
  const queryClient = useQueryClient();
  return async (lines: LineItem[]): Promise<ReceivedOrder | undefined> => {
    if (orderId !== null) return undefined;
    const { items } = await queryClient.fetchQuery(ordersQuery(newestOrders(supplierId ?? undefined)));
    for (const { id } of receivedLike(items, lines, Date.now()).slice(0, MOST_ALIKE)) {
      const [order, invoices] = await Promise.all([
        queryClient.fetchQuery(orderQuery(id)),
        queryClient.fetchQuery(invoicesOfOrderQuery(id)),
      ]);
      const receivedAt = order.receipts?.at(-1)?.createdAt;
      if (invoices.length === 0 && receivedAt && isLately(receivedAt, Date.now())) return { ...order, receivedAt };
    }
    return undefined;
  };
}
