import { Injectable } from '@nestjs/common';
import type {
  IdInput,
  ListOrdersInput,
  ListUserOrdersInput,
  NumberedOrder,
  Order,
  OrderSummary,
  ReceivedOrder,
} from '#contracts';
import {
  type Actor,
  type Calendar,
  calendarOf,
  Db,
  Filters,
  forbidden,
  Json,
  type List,
  notFound,
  type Page,
  type Sort,
  type Sorts,
  type Tx,
} from '#platform';
import { Settings } from '../settings/settings.js';
import { numbersOf } from './find-orders.js';
import { edgeValues } from './edges.js';
import { edgesOfMonths, monthOf, type OrderFigures, summarise } from './order-summary.js';
import { FIGURES, SUPPLIERS } from './summary.sql.js';
import { ORDER_JSON, ORDER_ROWS, ORDERS, orderWithHistoryJson, visibleTo } from './order.sql.js';
import type { Side } from './order-status.js';
import { SCOPE, sideInView } from './side-in-view.js';

/** Of order $1, as user $2 may see it. */
const ONE = `SELECT ${orderWithHistoryJson('$2')} AS "order" FROM ${ORDERS} WHERE o.id = $1 AND ${visibleTo('$2')}`;
const ONE_AS_TEXT = ONE.replace('AS "order"', '::text AS json');

/** Each has its index on either side, as the migration shows. */
const SORTS: Sorts<NonNullable<ListOrdersInput['sort']>> = {
  'date-desc': { expr: 'o.created_at', type: 'timestamptz', desc: true },
  'date-asc': { expr: 'o.created_at', type: 'timestamptz' },
  'total-desc': { expr: 'o.total_amount', type: 'int', desc: true },
  'total-asc': { expr: 'o.total_amount', type: 'int' },
  status: { expr: 'o.status_rank', type: 'int' },
};

/** The other party's name: looked up among the parties, which are few, not along the orders. */
const PARTY: Record<Side, (has: (column: string) => string) => string> = {
  buyer: (has) => `o.supplier_id = ANY (ARRAY(SELECT id FROM suppliers WHERE ${has('name')}))`,
  seller: (has) => `o.buyer_id = ANY (ARRAY(SELECT id FROM users WHERE ${has('company_name')}))`,
};

/** Goods of these are to come: outstanding, and not in stock by an invoice. Each side has its index, and its figures. */
const TO_RECEIVE = `o.status IN ('shipped', 'delivered') AND NOT o.is_settled AND NOT o.is_in_stock`;

/** Of user $1 on side $2. */
const TO_RECEIVE_COUNT = `
  SELECT coalesce(sum(orders), 0)::bigint AS "toReceive" FROM order_figures
  WHERE user_id = $1 AND side = $2 AND facet = 'goods'`;

/** Which orders of that user on that side, and in which order; a day in the filters is one of the calendar's. */
export function listed(
  { userId, side }: { userId: number; side: Side },
  input: ListOrdersInput,
  calendar: Calendar,
): { filters: Filters; sort: Sort } {
  const filters = new Filters();
  const isMeant = (): string => `o.order_number = ANY (${filters.bind(numbersOf(input.q!, new Date()))})`;
  filters
    .add(SCOPE[side](filters.bind(userId)))
    .equals('o.status', input.status)
    .equals('o.supplier_id', input.supplierId)
    .during('o.created_at', input, calendar)
    .search(input.q, 'o.order_number', isMeant, PARTY[side]);
  if (input.toReceive) filters.add(TO_RECEIVE);
  return { filters, sort: SORTS[input.sort ?? 'date-desc'] };
}

/** How many there are, unless they are narrowed by more than a status, or than that goods are to come. */
function figureOf(
  { userId, side }: { userId: number; side: Side },
  { status, supplierId, toReceive, from, to }: ListOrdersInput,
): List['figure'] {
  if ((supplierId ?? from ?? to) !== undefined || (toReceive && status !== undefined)) return undefined;
  const facet = toReceive ? 'goods' : 'status';
  return (bind) => `
    SELECT sum(f.orders) FROM order_figures f
    WHERE f.user_id = ${bind(userId)} AND f.side = '${side}' AND f.facet = '${facet}'
      ${status === undefined ? '' : `AND f.key = ${bind(status)}`}`;
}

/** An invoice comes within a month of its goods. However many orders there are, only so many are looked at. */
const RECEIVED = `
  WITH newest AS MATERIALIZED (
    SELECT id, order_number, created_at FROM orders WHERE buyer_id = $1 ORDER BY created_at DESC, id DESC LIMIT 200)
  SELECT n.id, n.order_number AS "orderNumber", iso(r.at) AS "receivedAt"
  FROM newest n CROSS JOIN LATERAL (SELECT max(created_at) AS at FROM receipts WHERE order_id = n.id) r
  WHERE r.at > now() - interval '30 days' AND NOT EXISTS (
    SELECT FROM jsonb_to_recordset($2::jsonb) AS g ("productId" integer, quantity numeric)
    WHERE g.quantity <> (
      SELECT coalesce(sum(i.received_quantity - i.confirmed_quantity), 0) FROM order_items i
      WHERE i.order_id = n.id AND i.product_id = g."productId"))
  ORDER BY n.created_at DESC, n.id DESC LIMIT 20`;

@Injectable()
export class OrderQueries {
  constructor(
    private readonly db: Db,
    private readonly settings: Settings,
  ) {}

  /** With its history and what the caller may make of it next. */
  async get({ userId }: Actor, id: number): Promise<Json<Order>> {
    const row = await this.db.row<{ json: string }>(ONE_AS_TEXT, [id, userId]);
    if (!row) throw notFound('Order not found');
    return new Json(row.json);
  }

  /** The same as the transaction sees it. */
  async getIn(tx: Tx, { userId }: Actor, id: number): Promise<Order> {
    const row = await tx.row<{ order: Order }>(ONE, [id, userId]);
    if (!row) throw notFound('Order not found');
    return row.order;
  }

  list(actor: Actor, input: ListOrdersInput): Promise<Page<Order>> {
    return this.page({ userId: actor.userId, side: sideInView(actor) }, input, calendarOf(actor));
  }

  /** Anybody's, for administrators. */
  listOf(actor: Actor, { id, side, ...input }: ListUserOrdersInput & IdInput): Promise<Page<Order>> {
    if (actor.role !== 'admin') throw forbidden('Only administrators may do this');
    return this.page({ userId: id, side }, input, calendarOf(actor));
  }

  /** What these numbers name of the caller's own, as their buyer. */
  numbered({ userId }: Actor, orderNumbers: string[]): Promise<NumberedOrder[]> {
    return this.db.rows<NumberedOrder & Record<string, unknown>>(
      `SELECT id, status, supplier_id AS "supplierId" FROM orders
       WHERE buyer_id = $1 AND order_number = ANY ($2) ORDER BY id`,
      [userId, orderNumbers],
    );
  }

  /** With which of the caller's own just these goods came in lately, without what invoices had brought before. */
  received({ userId }: Actor, goods: { productId: number; quantity: number }[]): Promise<ReceivedOrder[]> {
    return this.db.rows<ReceivedOrder & Record<string, unknown>>(RECEIVED, [userId, JSON.stringify(goods)]);
  }

  /** Of whom the caller has ordered. */
  suppliersOf({ userId }: Actor): Promise<{ id: number; name: string }[]> {
    return this.db.rows<{ id: number; name: string }>(
      `SELECT id, name FROM suppliers WHERE id = ANY (ARRAY (
         SELECT DISTINCT supplier_id FROM orders WHERE buyer_id = $1 AND status <> 'draft' LIMIT 1000))
       ORDER BY lower(name), id`,
      [userId],
    );
  }

  /** Whether any order has it, whoever's. */
  async hasProduct(productId: number): Promise<boolean> {
    return (await this.db.row('SELECT 1 FROM order_items WHERE product_id = $1 LIMIT 1', [productId])) !== undefined;
  }

  /** A row per month, status and currency from the figures beside the orders; the rest is arithmetic. */
  async summary(actor: Actor): Promise<OrderSummary> {
    const side = sideInView(actor);
    const calendar = calendarOf(actor);
    const month = monthOf(calendar.dayOf(new Date()));
    const edges = edgeValues(edgesOfMonths(calendar, month));
    const [figures, used, goods, taxRatePercent] = await Promise.all([
      this.db.rows<OrderFigures>(FIGURES[side], [actor.userId, ...edges]),
      this.db.row<{ suppliers: number }>(SUPPLIERS[side], [actor.userId, ...edges, month]),
      this.db.row<{ toReceive: number }>(TO_RECEIVE_COUNT, [actor.userId, side]),
      this.settings.taxRatePercent(),
    ]);
    const { toReceive } = goods!;
    return { ...summarise(figures, side, month, used?.suppliers ?? 0), toReceive, taxRatePercent };
  }

  private page(
    whose: { userId: number; side: Side },
    input: ListOrdersInput,
    calendar: Calendar,
  ): Promise<Page<Order>> {
    const rows = { from: ORDERS, table: ORDER_ROWS, id: 'o.id', isKeyed: true };
    const list = { item: ORDER_JSON, ...rows, ...listed(whose, input, calendar), figure: figureOf(whose, input) };
    return this.db.page(list, input);
  }
}
