import { Injectable } from '@nestjs/common';
import {
  GetOrder,
  type IdInput,
  type InvoiceOrder,
  type Order,
  type OrderItem,
  type OrderReceiptReversed,
  type OrderReceived,
  type PayloadOf,
  type UpdateInvoiceInput,
} from '#contracts';
import { type Actor, Db, impossible, notFound, Requests, type Tx } from '#platform';

/** A line of the order, as it was sent. */
export interface OrderLine {
  productId: number;
  name: string;
  sku: string;
  quantity: number;
  /** Cents per unit. */
  price: number;
  /** With all receipts so far; absent where none was told of since the invoice was linked. */
  received?: number;
  /** Of those: out of the stock again. */
  reversed?: number;
  receivedAt?: string | null;
}

/** The order that an invoice is for: what its lines are matched with, and held against. */
export interface LinkedOrder extends Omit<InvoiceOrder, 'foundByNumber'> {
  lines: OrderLine[];
}

/** Asks ordering for the order that a person points an invoice at: one that they sent as its buyer; not-found otherwise. */
@Injectable()
export class LinkedOrders {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
  ) {}

  /** Undefined where the link stays as it is, null where it is taken away. */
  async changed(actor: Actor, { id, orderId }: UpdateInvoiceInput & IdInput): Promise<LinkedOrder | null | undefined> {
    if (orderId == null) return orderId;
    const invoice = await this.db.row<{ orderId: number | null }>(
      'SELECT order_id AS "orderId" FROM uploaded_invoices WHERE id = $1 AND uploaded_by = $2',
      [id, actor.userId],
    );
    if (!invoice) throw notFound('Invoice not found');
    return invoice.orderId === orderId ? undefined : this.ask(actor, orderId);
  }

  async ask(actor: Actor, orderId: number): Promise<LinkedOrder> {
    const order = await this.requests.send(GetOrder, { id: orderId }, { as: actor });
    if (order.buyerId !== actor.userId) throw notFound('Order not found');
    if (order.status === 'draft') throw impossible('A draft has not been ordered yet');
    const { id, orderNumber, currency, items } = order;
    const supplier = { id: order.supplier.id, name: order.supplier.name };
    const lines = items.map((line) => ({
      ...{ productId: line.productId, name: line.product.name, sku: line.product.sku },
      ...{ quantity: line.quantity, price: line.price },
      ...receivedOf(order, line),
    }));
    return { id, orderNumber, currency, supplier, lines };
  }

  /** What came in with an order is told on all invoices that are for it. What is received in all only grows. */
  async received(
    tx: Tx,
    { orderId, buyerId, lines }: PayloadOf<typeof OrderReceived>,
    receivedAt: string,
  ): Promise<void> {
    const goods = lines.map(({ productId, quantity, receivedInAll = quantity }) => ({ productId, receivedInAll }));
    await tx.changed(
      `UPDATE uploaded_invoices i SET linked_order = jsonb_set(linked_order, '{lines}', (
         SELECT jsonb_agg(CASE WHEN g."receivedInAll" > coalesce((line ->> 'received')::integer, 0)
           THEN line || jsonb_build_object('received', g."receivedInAll", 'receivedAt', $4::text) ELSE line END ORDER BY n)
         FROM jsonb_array_elements(i.linked_order -> 'lines') WITH ORDINALITY AS l (line, n)
         LEFT JOIN jsonb_to_recordset($3) AS g ("productId" integer, "receivedInAll" integer)
           ON g."productId" = (line ->> 'productId')::integer))
       WHERE i.order_id = $1 AND i.uploaded_by = $2`,
      [orderId, buyerId, JSON.stringify(goods), receivedAt],
    );
  }

  /** What went out of the stock again is not there, whatever was told of it before. It only grows, too. */
  async reversed(tx: Tx, { orderId, buyerId, goods }: PayloadOf<typeof OrderReceiptReversed>): Promise<void> {
    await tx.changed(
      `UPDATE uploaded_invoices i SET linked_order = jsonb_set(linked_order, '{lines}', (
         SELECT jsonb_agg(CASE WHEN g."reversedInAll" > coalesce((line ->> 'reversed')::integer, 0)
           THEN line || jsonb_build_object('reversed', g."reversedInAll", 'received',
                  greatest(g."receivedInAll", coalesce((line ->> 'received')::integer, 0))) ELSE line END ORDER BY n)
         FROM jsonb_array_elements(i.linked_order -> 'lines') WITH ORDINALITY AS l (line, n)
         LEFT JOIN jsonb_to_recordset($3) AS g ("productId" integer, "receivedInAll" integer, "reversedInAll" integer)
           ON g."productId" = (line ->> 'productId')::integer))
       WHERE i.order_id = $1 AND i.uploaded_by = $2`,
      [orderId, buyerId, JSON.stringify(goods)],
    );
  }
}

/** What was confirmed came with an invoice. A receipt with less than nothing took goods out again. */
function receivedOf(order: Order, { id, receivedQuantity, confirmedQuantity }: OrderItem) {
  const lines = (order.receipts ?? []).flatMap((receipt) => receipt.lines.filter(({ itemId }) => itemId === id));
  const reversed = lines.reduce((sum, { quantity, inStock }) => sum + (quantity < 0 ? inStock - quantity : 0), 0);
  const received = receivedQuantity - confirmedQuantity + reversed;
  return { received, reversed, receivedAt: lastReceipt(order, id) };
}

/** When the last goods of a line came in; receipts are told oldest first. */
function lastReceipt({ receipts = [] }: Order, itemId: number): string | null {
  return (
    receipts.findLast(({ lines }) => lines.some((line) => line.itemId === itemId && line.quantity > line.inStock))
      ?.createdAt ?? null
  );
}
