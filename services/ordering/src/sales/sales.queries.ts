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

/** How a group is shown, of what its figures are told apart by. */
const SHOWN: Record<SalesBy, { id: string; name: string }> = {
  product: { id: 'f.key::int', name: 'max(f.name)' },
  buyer: {
    id: 'f.key::int',
    name: `coalesce((SELECT b.company_name FROM users b WHERE b.id = f.key::int), 'Unknown Buyer')`,
  },
  category: { id: 'NULL::int', name: `coalesce(f.key, 'Uncategorised')` },
};

const BY_RANK: Sort = { expr: 's.rank', type: 'bigint' };

/** The groups of what was delivered, numbered by their revenue, and what narrows them. */
export function soldBy(actor: Actor, { by, q, ...input }: ListSalesInput): { sold: string; filters: Filters } {
  const me = requireSeller(actor);
  const { from, to } = periodOf(input, new Date());
  const { id, name } = SHOWN[by];
  const filters = new Filters();
  const [owner, facet, first, last] = [me, by, from, to].map((value) => filters.bind(value));
  filters.search(q, 's.name', 's.sku');
  return {
    filters,
    sold: `
      SELECT row_number() OVER (ORDER BY g.revenue DESC, g.name, g.currency, g.id) AS rank, g.*
      FROM (
        SELECT ${id} AS id, ${name} AS name, max(f.sku) AS sku, f.currency, sum(f.orders)::bigint AS orders,
               sum(f.quantity)::bigint AS quantity, sum(f.revenue)::bigint AS revenue
        FROM sold_figures f
        WHERE f.seller_id = ${owner} AND f.facet = ${facet} AND f.day BETWEEN ${first} AND ${last}
        GROUP BY f.key, f.currency HAVING sum(f.orders) <> 0
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
