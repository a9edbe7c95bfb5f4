import { Injectable } from '@nestjs/common';
import type { ListSalesInput, Sales, SalesBy, SalesPeriodInput, SalesShare } from '#contracts';
import { type Actor, Db, Filters, forbidden, type Page, type Sort } from '#platform';
import { CAME_TO_NOTHING } from '../orders/order-summary.js';
import { sideInView } from '../orders/side-in-view.js';
import { endOf, periodBefore, periodOf, startOf } from './period.js';
import { type AcceptedRow, type DeliveredRow, type PlacedRow, salesFigures } from './sales-figures.js';

const PLACED = `
  SELECT f.day >= $3 AS "isCurrent", f.currency, sum(f.orders)::bigint AS orders,
         coalesce(sum(f.orders) FILTER (WHERE f.status = 'delivered'), 0)::bigint AS delivered,
         coalesce(sum(f.orders) FILTER (WHERE f.status <> ALL ($5)), 0)::bigint AS valued,
         coalesce(sum(f.total) FILTER (WHERE f.status <> ALL ($5)), 0)::bigint AS value
  FROM sales_figures f WHERE f.seller_id = $1 AND f.facet = 'placed' AND f.day BETWEEN $2 AND $4
  GROUP BY 1, 2 HAVING sum(f.orders) <> 0`;

const DELIVERED = `
  SELECT to_char(f.day, 'YYYY-MM-DD') AS day, f.currency, sum(f.orders)::bigint AS orders, sum(f.total)::bigint AS revenue
  FROM sales_figures f WHERE f.seller_id = $1 AND f.facet = 'delivered' AND f.day BETWEEN $2 AND $3
  GROUP BY 1, 2 HAVING sum(f.orders) <> 0`;

/** A median is not the sum of anything: it reads the period's part of an index. */
const ACCEPTED = `
  SELECT o.created_at >= $3 AS "isCurrent", percentile_cont(0.5) WITHIN GROUP (ORDER BY o.accepted_after) / 3600 AS hours
  FROM orders o
  WHERE o.supplier_owner_id = $1 AND o.accepted_after IS NOT NULL AND o.created_at >= $2 AND o.created_at < $4
  GROUP BY 1`;

interface Grouping {
  id: string;
  name: string;
  sku: string;
  key: string;
}

const GROUPINGS: Record<SalesBy, Grouping> = {
  product: { key: 'l.product_id', id: 'l.product_id', name: 'max(l.product_name)', sku: 'max(l.sku)' },
  buyer: { key: 'o.buyer_id', id: 'o.buyer_id', name: `coalesce(max(b.company_name), 'Unknown Buyer')`, sku: 'NULL' },
  category: { key: 'l.category', id: 'NULL::int', name: `coalesce(l.category, 'Uncategorised')`, sku: 'NULL' },
};

const BY_RANK: Sort = { expr: 's.rank', type: 'bigint' };

/** The groups of what was delivered, numbered by their revenue, and what narrows them. */
export function soldBy(actor: Actor, { by, q, ...input }: ListSalesInput): { sold: string; filters: Filters } {
  const me = requireSeller(actor);
  const { from, to } = periodOf(input, new Date());
  const { key, id, name, sku } = GROUPINGS[by];
  const filters = new Filters();
  const [owner, begin, end] = [me, startOf(from), endOf(to)].map((value) => filters.bind(value));
  filters.search(q, 's.name', 's.sku');
  return {
    filters,
    sold: `
      SELECT row_number() OVER (ORDER BY g.revenue DESC, g.name, g.currency, g.id) AS rank, g.*
      FROM (
        SELECT ${id} AS id, ${name} AS name, ${sku} AS sku, o.currency, count(DISTINCT o.id) AS orders,
               sum(l.quantity) AS quantity, sum(l.subtotal) AS revenue
        FROM orders o JOIN order_items l ON l.order_id = o.id LEFT JOIN users b ON b.id = o.buyer_id
        WHERE o.supplier_owner_id = ${owner} AND o.delivered_at >= ${begin} AND o.delivered_at < ${end}
        GROUP BY ${key}, o.currency
      ) g`,
  };
}

@Injectable()
export class SalesQueries {
  constructor(private readonly db: Db) {}

  async figures(actor: Actor, input: SalesPeriodInput): Promise<Sales> {
    const me = requireSeller(actor);
    const period = periodOf(input, new Date());
    const { from, to } = period;
    const first = periodBefore(period).from;
    const [placed, delivered, accepted] = await Promise.all([
      this.db.rows<PlacedRow>(PLACED, [me, first, from, to, CAME_TO_NOTHING]),
      this.db.rows<DeliveredRow>(DELIVERED, [me, first, to]),
      this.db.rows<AcceptedRow>(ACCEPTED, [me, startOf(first), startOf(from), endOf(to)]),
    ]);
    return salesFigures(period, { placed, delivered, accepted });
  }

  list(actor: Actor, input: ListSalesInput): Promise<Page<SalesShare>> {
    const item = `json_build_object('rank', s.rank, 'id', s.id, 'name', s.name, 'sku', s.sku, 'currency', s.currency,
      'orders', s.orders, 'quantity', s.quantity, 'revenue', s.revenue)`;
    const { sold, filters } = soldBy(actor, input);
    const rows = { with: `sold AS MATERIALIZED (${sold})`, from: 'sold s', filters };
    return this.db.page({ item, ...rows, sort: BY_RANK, id: 's.rank' }, input);
  }
}

function requireSeller(actor: Actor): number {
  if (sideInView(actor) !== 'seller') throw forbidden('Sales are shown in seller mode');
  return actor.userId;
}
