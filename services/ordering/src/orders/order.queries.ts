import { Injectable } from '@nestjs/common';
import type { ListOrdersInput, Order, OrderStatus, OrderSummary } from '#contracts';
import { type Actor, Db, type ListQuery, notFound, type Page, type Tx } from '#platform';
import { type OrderFigures, summarise } from './order-summary.js';
import { ORDER_JSON, ORDER_WITH_HISTORY_JSON, ORDERS, sideOf, visibleTo } from './order.sql.js';
import { nextStatuses, type Side } from './order-status.js';

interface OrderRow extends Record<string, unknown> {
  order: Order;
  status: OrderStatus;
  side: Side;
}

const ONE = `
  SELECT ${ORDER_WITH_HISTORY_JSON} AS "order", o.status, ${sideOf('$2')} AS side
  FROM ${ORDERS} WHERE o.id = $1 AND ${visibleTo('$2')}`;

/** Each has its index on either side, as the migration shows. */
const SORTS: Record<NonNullable<ListOrdersInput['sort']>, ListQuery['sort']> = {
  'date-desc': { expr: 'o.created_at', type: 'timestamptz', desc: true },
  'date-asc': { expr: 'o.created_at', type: 'timestamptz' },
  'total-desc': { expr: 'o.total_amount', type: 'int', desc: true },
  'total-asc': { expr: 'o.total_amount', type: 'int' },
  status: { expr: 'o.status_rank', type: 'int' },
};

/** What the caller with $1 may list on the side in view. */
const SCOPE: Record<Side, string> = {
  buyer: 'o.buyer_id = $1',
  seller: `o.supplier_owner_id = $1 AND o.status <> 'draft'`,
};

/** The other party's name: looked up among the parties, which are few, not along the orders. */
const PARTY: Record<Side, (pattern: string) => string> = {
  buyer: (pattern) => `o.supplier_id = ANY (ARRAY(SELECT id FROM suppliers WHERE name ILIKE ${pattern}))`,
  seller: (pattern) => `o.buyer_id = ANY (ARRAY(SELECT id FROM users WHERE company_name ILIKE ${pattern}))`,
};

@Injectable()
export class OrderQueries {
  constructor(private readonly db: Db) {}

  /** With its history and what the caller may make of it next. With `tx`, as the running transaction sees it. */
  async get({ userId }: Actor, id: number, tx?: Tx): Promise<Order> {
    const [row] = tx ? await tx.query<OrderRow[]>(ONE, [id, userId]) : await this.db.rows<OrderRow>(ONE, [id, userId]);
    if (!row) throw notFound('Order not found');
    return { ...row.order, nextStatuses: nextStatuses(row.side, row.status) };
  }

  list(actor: Actor, input: ListOrdersInput): Promise<Page<Order>> {
    const side = sideInView(actor);
    const params: unknown[] = [actor.userId];
    const where = [SCOPE[side]];
    const narrow = (value: unknown, condition: (bound: string) => string): void => {
      if (value !== undefined) where.push(condition(`$${params.push(value)}`));
    };
    narrow(input.status, (status) => `o.status = ${status}`);
    narrow(input.supplierId, (supplier) => `o.supplier_id = ${supplier}`);
    narrow(input.from, (from) => `o.created_at >= ${from}::timestamptz`);
    narrow(input.to, (to) => `o.created_at < ${to}::timestamptz`);
    narrow(containing(input.q), (pattern) => `o.order_number ILIKE ${pattern} OR ${PARTY[side](pattern)}`);
    return this.db.page<Order>({
      item: ORDER_JSON,
      from: ORDERS,
      where,
      params,
      sort: SORTS[input.sort ?? 'date-desc'],
      id: 'o.id',
      cursor: input.cursor,
      limit: input.limit,
    });
  }

  /** One walk along the caller's index answers a row per month and status; the rest is arithmetic. */
  async summary(actor: Actor): Promise<OrderSummary> {
    const side = sideInView(actor);
    const figures = await this.db.rows<OrderFigures & Record<string, unknown>>(
      `SELECT to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, o.status,
              count(*) AS orders, sum(o.total_amount) AS total
       FROM orders o WHERE ${SCOPE[side]} GROUP BY 1, 2`,
      [actor.userId],
    );
    return summarise(figures, side, new Date());
  }
}

function sideInView({ viewMode }: Actor): Side {
  return viewMode === 'seller' ? 'seller' : 'buyer';
}

/** A LIKE pattern in which the text means itself; undefined for an empty search. */
function containing(q: string | undefined): string | undefined {
  const text = q?.trim();
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : undefined;
}
