import { GetOrder, type Order } from '#contracts';
import type { Actor } from '#platform';
import { goldenAnswer } from '#testing';
import type { Invoices } from './invoices.js';

/** What `printedInvoice` has on its lines, as one may order it. */
export const BOLT = { productId: 601, quantity: 20, price: 125, sku: 'HX-8', name: 'Hex bolt M8' };
export const DRILL = { productId: 602, quantity: 3, price: 7900, sku: 'CD-1', name: 'Cordless drill' };

/** An order that ordering knows from now on. */
export function orderOf(invoices: Invoices, by: Actor, change: Partial<Order> = {}, lines = [BOLT, DRILL]): Order {
  const id = 21 + invoices.lines.orders.size;
  const items = lines.map(({ productId, quantity, price, sku, name }, n) => ({
    ...{ id: n + 1, productId, quantity, price, subtotal: quantity * price },
    ...{ receivedQuantity: 0, confirmedQuantity: 0, closedQuantity: 0 },
    product: { name, sku, imageUrl: null },
  }));
  const supplier = { id: 7, name: 'Northgate Fasteners', account: 'open' as const };
  const order = goldenAnswer(GetOrder, {
    ...{ id, orderNumber: `PO-2026-0000${id}`, buyerId: by.userId, status: 'shipped', currency: 'USD' },
    ...{ supplierId: supplier.id, supplier, items },
    ...change,
  });
  invoices.lines.orders.set(id, order);
  return order;
}
