import { Injectable } from '@nestjs/common';
import { type CreateOrderInput, type Order, OrderCreated, type OrderParty, type OrderStatus } from '#contracts';
import { type Actor, type Call, currentImpersonator, Db, Outbox, type Tx } from '#platform';
import { takeFromBasket } from '../basket/take-from-basket.js';
import { nextStatuses } from './order-status.js';
import { type Quote, requireMinimum, requireSamePrices } from './quote.js';
import { Quotes } from './quotes.js';

/** What only the database knows of a new order. */
interface NewOrder {
  id: number;
  orderNumber: string;
  supplierOwnerId: number | null;
  createdAt: string;
  itemIds: number[];
  buyer: OrderParty;
}

/**
 * The whole order in one statement: placing orders is what this service does most. The supplier's row is held until
 * the commit, so that a change of its owner cannot miss the order; `known` makes the copy where it is missing.
 */
const INSERT_ORDER = `
  WITH known AS (
    INSERT INTO suppliers (id, name, owner_id, currency, version) VALUES ($2, $3, $4, $5, 0) ON CONFLICT DO NOTHING
  ), held AS (
    SELECT owner_id FROM suppliers WHERE id = $2 FOR SHARE
  ), o AS (
    INSERT INTO orders (buyer_id, supplier_id, supplier_owner_id, currency, status, subtotal, tax, total_amount, notes)
    VALUES ($1, $2, coalesce($4, (SELECT owner_id FROM held)), $5, $6, $7, $8, $9, $10)
    RETURNING id, order_number, supplier_owner_id, created_at
  ), items AS (
    INSERT INTO order_items (order_id, product_id, product_name, sku, category, image_url, quantity, price, subtotal)
    SELECT o.id, l.product_id, l.product_name, l.sku, l.category, l.image_url, l.quantity, l.price, l.subtotal
    FROM o, unnest($11::int[], $12::text[], $13::text[], $14::text[], $15::text[], $16::int[], $17::int[], $18::int[])
      WITH ORDINALITY AS l (product_id, product_name, sku, category, image_url, quantity, price, subtotal, position)
    ORDER BY l.position
    RETURNING id
  ), history AS (
    INSERT INTO order_status_changes (order_id, new_status, performed_by, impersonator_id)
    SELECT o.id, $6, $1, $19 FROM o
  )
  SELECT o.id, o.order_number AS "orderNumber", o.supplier_owner_id AS "supplierOwnerId",
         iso(o.created_at) AS "createdAt", (SELECT json_agg(items.id ORDER BY items.id) FROM items) AS "itemIds",
         json_build_object('id', $1::int, 'companyName', coalesce(b.company_name, 'Unknown Buyer'),
           'firstName', coalesce(b.first_name, ''), 'lastName', coalesce(b.last_name, ''), 'account', 'open') AS buyer
  FROM o LEFT JOIN users b ON b.id = $1`;

@Injectable()
export class PlaceOrderHandler {
  constructor(
    private readonly db: Db,
    private readonly quotes: Quotes,
    private readonly outbox: Outbox,
  ) {}

  async execute(call: Call, input: CreateOrderInput): Promise<Order> {
    const earlier = await this.db.answered<Order>(call, 'place-order', input);
    if (earlier) return earlier.answer;
    const quote = await this.quotes.ask(call.actor, input.supplierId, input.items);
    return this.db.idempotent(call, 'place-order', input, (tx) => {
      // In here, so that a repeat whose first call is still running gets its answer, not a refusal.
      requireSamePrices(input, quote);
      if (input.notifySupplier) requireMinimum(quote);
      return this.place(tx, call.actor, input, quote);
    });
  }

  /** `quote`: what the catalogue answered the caller just now, and the buyer has seen. */
  async place(tx: Tx, { userId }: Actor, input: CreateOrderInput, quote: Quote): Promise<Order> {
    if (input.fromBasket) {
      const productIds = quote.lines.map(({ productId }) => productId);
      await takeFromBasket(tx, { buyerId: userId, supplierId: quote.supplier.id, productIds });
    }
    return this.insert(tx, { userId }, input.notifySupplier ? 'pending' : 'draft', input.notes ?? null, quote);
  }

  /** The order as it is quoted. */
  async insert(
    tx: Tx,
    { userId }: Pick<Actor, 'userId'>,
    status: OrderStatus,
    notes: string | null,
    quote: Quote,
  ): Promise<Order> {
    const created = await this.insertRows(tx, userId, status, notes, quote);
    await this.outbox.add(tx, OrderCreated, {
      orderId: created.id,
      orderNumber: created.orderNumber,
      status,
      buyerId: userId,
      buyerCompany: created.buyer.companyName,
      supplierId: quote.supplier.id,
      supplierName: quote.supplier.name,
      supplierOwnerId: created.supplierOwnerId,
      totalAmount: quote.total,
      currency: quote.supplier.currency,
      ...(status === 'pending' && {
        goods: quote.lines.map(({ productId, quantity }) => ({ productId, quantity })),
      }),
    });
    return toOrder(created, status, notes, quote);
  }

  private async insertRows(
    tx: Tx,
    buyerId: number,
    status: OrderStatus,
    notes: string | null,
    quote: Quote,
  ): Promise<NewOrder> {
    const { supplier, lines } = quote;
    const created = await tx.row<NewOrder>(INSERT_ORDER, [
      buyerId,
      supplier.id,
      supplier.name,
      supplier.ownerId,
      supplier.currency,
      status,
      quote.subtotal,
      quote.tax,
      quote.total,
      notes,
      lines.map(({ productId }) => productId),
      lines.map(({ name }) => name),
      lines.map(({ sku }) => sku),
      lines.map(({ category }) => category),
      lines.map(({ imageUrl }) => imageUrl),
      lines.map(({ quantity }) => quantity),
      lines.map(({ price }) => price),
      lines.map(({ subtotal }) => subtotal),
      currentImpersonator(),
    ]);
    return created!;
  }
}

/** The twin of ORDER_JSON, for the one order whose facts are all at hand: reading it back would cost as much again. */
function toOrder(created: NewOrder, status: OrderStatus, notes: string | null, quote: Quote): Order {
  const { id, orderNumber, createdAt, itemIds, buyer, supplierOwnerId } = created;
  const { supplier, subtotal, tax, total } = quote;
  return {
    id,
    orderNumber,
    buyerId: buyer.id,
    supplierId: supplier.id,
    status,
    subtotal,
    tax,
    totalAmount: total,
    total,
    currency: supplier.currency,
    notes,
    promisedDate: null,
    trackingNumber: null,
    createdAt,
    updatedAt: createdAt,
    supplier: { id: supplier.id, name: supplier.name, account: supplierOwnerId === null ? 'none' : 'open' },
    buyer,
    items: quote.lines.map(({ name, sku, category: _category, imageUrl, ...line }, n) => ({
      id: itemIds[n]!,
      ...line,
      receivedQuantity: 0,
      confirmedQuantity: 0,
      closedQuantity: 0,
      product: { name, sku, imageUrl },
    })),
    statusHistory: [
      {
        ...{ previousStatus: null, newStatus: status, notes: null, promisedDate: null, trackingNumber: null },
        ...{ performedBy: buyer.id, impersonatorId: currentImpersonator(), createdAt },
      },
    ],
    receipts: [],
    rating: null,
    nextStatuses: nextStatuses('buyer', status),
  };
}
