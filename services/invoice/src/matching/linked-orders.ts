import { Injectable } from '@nestjs/common';
import { GetOrder, type IdInput, type InvoiceOrder, type UpdateInvoiceInput } from '#contracts';
import { type Actor, Db, impossible, notFound, Requests } from '#platform';

/** A line of the order, as it was sent. */
export interface OrderLine {
  productId: number;
  name: string;
  sku: string;
  quantity: number;
  /** Cents per unit. */
  price: number;
}

/** The order that an invoice is for: what its lines are matched with, and held against. */
export interface LinkedOrder extends InvoiceOrder {
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

  private async ask({ userId }: Actor, orderId: number): Promise<LinkedOrder> {
    const order = await this.requests.send(GetOrder, { id: orderId });
    if (order.buyerId !== userId) throw notFound('Order not found');
    if (order.status === 'draft') throw impossible('A draft has not been ordered yet');
    const { id, orderNumber, currency, supplier, items } = order;
    const lines = items.map(({ productId, quantity, price, product: { name, sku } }) => ({
      ...{ productId, name, sku, quantity, price },
    }));
    return { id, orderNumber, currency, supplier, lines };
  }
}
