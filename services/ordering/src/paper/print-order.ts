import { Injectable } from '@nestjs/common';
import type { IdInput, MadeFile, PrintOrderInput } from '#contracts';
import { type Actor, calendarOf, Db, notFound } from '#platform';
import { BUYER_COMPANY, ORDERS, SUPPLIER_NAME, visibleTo } from '../orders/order.sql.js';
import { Printer } from './printer.js';
import type { PurchaseOrder } from './purchase-order.js';

/** A record that a buyer typed in is private to that buyer; others may have ordered from it while it had an owner. */
const contact = (column: string): string =>
  `CASE WHEN s.owner_id IS NOT NULL OR coalesce(s.created_by, o.buyer_id) = o.buyer_id THEN s.${column} END`;

const PRINTED = `
  SELECT o.order_number AS "orderNumber", o.status, iso(o.created_at) AS "createdAt", o.currency, o.subtotal, o.tax,
         o.total_amount AS "totalAmount", o.notes,
         json_build_object('name', ${BUYER_COMPANY}, 'person', concat_ws(' ', b.first_name, b.last_name),
                           'address', b.address) AS buyer,
         json_build_object('name', ${SUPPLIER_NAME}, 'address', ${contact('address')},
                           'email', ${contact('contact_email')}, 'phone', ${contact('contact_phone')}) AS supplier,
         (SELECT json_agg(json_build_object('sku', l.sku, 'name', l.product_name, 'quantity', l.quantity,
                                            'price', l.price, 'subtotal', l.subtotal) ORDER BY l.id)
          FROM order_items l WHERE l.order_id = o.id) AS lines
  FROM ${ORDERS} WHERE o.id = $1 AND ${visibleTo('$2')}`;

/** An order on paper, for either party. */
@Injectable()
export class PrintOrderHandler {
  constructor(
    private readonly db: Db,
    private readonly printer: Printer,
  ) {}

  async execute(actor: Actor, { id, paper = 'a4' }: PrintOrderInput & IdInput): Promise<MadeFile> {
    const row = await this.db.row<Omit<PurchaseOrder, 'placedOn'> & { createdAt: string }>(PRINTED, [id, actor.userId]);
    if (!row) throw notFound('Order not found');
    const { createdAt, ...order } = row;
    const placedOn = calendarOf(actor).dayOf(new Date(createdAt));
    const pdf = await this.printer.print({ order: { ...order, placedOn, lines: order.lines ?? [] }, paper });
    return { fileName: `${order.orderNumber}.pdf`, base64: pdf.toString('base64') };
  }
}
