import { Injectable } from '@nestjs/common';
import { FindReceivedOrders, type ReceivedOrder } from '#contracts';
import { type Actor, conflict, Db, DomainError, Log, Requests } from '#platform';
import { IS_GOODS } from '../lines/goods.sql.js';

export const WHICH_ORDER = 'which-order';

type Goods = { productId: number | null; quantity: number | null };

/** What invoice $1 of user $2 is still to bring in, unless it is for an order, or a person has said that it is for none. */
const TO_COME = `
  SELECT n.product_id AS "productId", sum(n.quantity)::float8 AS quantity
  FROM uploaded_invoices i JOIN invoice_line_items n ON n.invoice_id = i.id
  WHERE i.id = $1 AND i.uploaded_by = $2 AND i.order_id IS NULL AND NOT 'orderId' = ANY (i.fields_set)
    AND n.import_started_at IS NULL AND ${IS_GOODS}
  GROUP BY n.product_id`;

/** Whether an invoice that names no order is for one with which just its goods came in: they would be counted twice. */
@Injectable()
export class UnnamedOrders {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
    private readonly log: Log,
  ) {}

  /** Nothing is imported until a person says which order the invoice is for, or that it is for none. */
  async refuse(actor: Actor, invoiceId: number): Promise<void> {
    const order = await this.find(actor, invoiceId);
    if (!order) return;
    throw conflict(
      `These goods came in with ${order.orderNumber}: say that the invoice is for it, or that it is for no order`,
      { reason: WHICH_ORDER, order },
    );
  }

  private async find(actor: Actor, invoiceId: number): Promise<ReceivedOrder | undefined> {
    const goods = await this.db.rows<Goods>(TO_COME, [invoiceId, actor.userId]);
    if (goods.length === 0 || !goods.every(isKnown)) return undefined;
    const orders = await this.received(actor, goods);
    if (orders.length === 0) return undefined;
    const taken = await this.db.rows<{ id: number }>(
      'SELECT order_id AS id FROM uploaded_invoices WHERE uploaded_by = $1 AND order_id = ANY ($2)',
      [actor.userId, orders.map(({ id }) => id)],
    );
    const isTaken = new Set(taken.map(({ id }) => id));
    return orders.find(({ id }) => !isTaken.has(id));
  }

  /** An import is not held up by an ordering that is away. */
  private async received(actor: Actor, goods: Known[]): Promise<ReceivedOrder[]> {
    try {
      return (await this.requests.send(FindReceivedOrders, { goods }, { as: actor })).orders;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn({ err: error }, 'an import does not know whether its goods came in with an order');
      return [];
    }
  }
}

type Known = { productId: number; quantity: number };

const isKnown = (goods: Goods): goods is Known => goods.productId !== null && goods.quantity !== null;
