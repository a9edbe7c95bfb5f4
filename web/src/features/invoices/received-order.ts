import type { Order } from '../../api/list-orders';
import type { LineItem } from './api/get-invoice';

const DAY = 24 * 3600 * 1000;
/** An invoice comes within this time of its goods. */
const LATELY = 30 * DAY;

export const isLately = (iso: string, now: number): boolean => now - Date.parse(iso) < LATELY;

/** Those of the orders with which, lately, just as much came in of each product as the lines have. */
export function receivedLike(orders: Order[], lines: LineItem[], now: number): Order[] {
  const invoiced = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    if (productId === null || quantity === null) return [];
    invoiced.set(productId, (invoiced.get(productId) ?? 0) + quantity);
  }
  if (invoiced.size === 0) return [];
  return orders.filter(
    (order) =>
      isLately(order.updatedAt, now) &&
      [...invoiced].every(([productId, quantity]) => receivedOf(order, productId) === quantity),
  );
}

/** Without what an invoice of the order had brought in before. */
const receivedOf = ({ items }: Order, productId: number): number =>
  items
    .filter((item) => item.productId === productId)
    .reduce((sum, { receivedQuantity, confirmedQuantity }) => sum + receivedQuantity - confirmedQuantity, 0);
