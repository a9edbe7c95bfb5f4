import { Injectable } from '@nestjs/common';
import type { ListSalesInput, Sales, SalesBy, SalesPeriodInput, SalesShare } from '#contracts';
import { type Actor, type Calendar, calendarOf, Db, Filters, forbidden, type Page, type Sort } from '#platform';
import { edgesOf, edgeValues, movedRows, nearestMidnight } from '../orders/edges.js';
import { CAME_TO_NOTHING } from '../orders/order-summary.js';
import { sideInView } from '../orders/side-in-view.js';
import { type Period, periodBefore, periodOf, stepsOf } from './period.js';
import { type AcceptedRow, type DeliveredRow, type PlacedRow, salesFigures } from './sales-figures.js';

/** The seller, the days of UTC at which the figures of the parts are cut, and the edges of these. */
const [ME, DAYS] = ['$1', '$2'];
const EDGES = ['$3', '$4', '$5', '$6'];

/** Figures of whole days of UTC, by the part that begins at one of {@link DAYS}; the last of these is the end. */
const kept = (columns: string, facet: string): string => `
  SELECT width_bucket(f.day, ${DAYS}::date[]) AS part, ${columns} FROM sales_figures f
  WHERE f.seller_id = ${ME} AND f.facet = '${facet}'
    AND f.day >= (${DAYS}::date[])[1] AND f.day < (${DAYS}::date[])[array_length(${DAYS}::date[], 1)]`;

/** Orders of the edges, as figures. */
const atEdges = (column: string): string => `
  SELECT o.status, o.currency, count(*) AS orders, sum(o.total_amount) AS total FROM orders o
  WHERE o.supplier_owner_id = ${ME} AND o.status <> 'draft' AND o.${column} >= edge.since AND o.${column} < edge.until
  GROUP BY 1, 2`;

const inParts = (facet: 'placed' | 'delivered', column: string): string => `
  (${kept('f.status, f.currency, f.orders, f.total', facet)}
   UNION ALL
   SELECT moved.part, r.status, r.currency, moved.sign * r.orders, moved.sign * r.total
   FROM ${movedRows(EDGES, 'int', atEdges(column))}) p`;

const WITHIN = `p.part BETWEEN 1 AND array_length(${DAYS}::date[], 1) - 1`;

const PLACED = `
  SELECT p.part = 2 AS "isCurrent", p.currency, sum(p.orders)::bigint AS orders,
         coalesce(sum(p.orders) FILTER (WHERE p.status = 'delivered'), 0)::bigint AS delivered,
         coalesce(sum(p.orders) FILTER (WHERE p.status <> ALL ($7)), 0)::bigint AS valued,
         coalesce(sum(p.total) FILTER (WHERE p.status <> ALL ($7)), 0)::bigint AS value
  FROM ${inParts('placed', 'created_at')} WHERE ${WITHIN}
  GROUP BY 1, 2 HAVING sum(p.orders) <> 0`;

const DELIVERED = `
  SELECT p.part, p.currency, sum(p.orders)::bigint AS orders, sum(p.total)::bigint AS revenue
  FROM ${inParts('delivered', 'delivered_at')} WHERE ${WITHIN}
  GROUP BY 1, 2 HAVING sum(p.orders) <> 0`;

/** A median is not the sum of anything: it reads the period's part of an index, and sorts it. */
const ACCEPTED = `
  SELECT p."isCurrent", m.hours
  FROM (VALUES (false, $2::timestamptz, $3::timestamptz), (true, $3::timestamptz, $4::timestamptz)) p ("isCurrent", since, until)
  CROSS JOIN LATERAL (
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY o.accepted_after) / 3600 AS hours FROM orders o
    WHERE o.supplier_owner_id = $1 AND o.accepted_after IS NOT NULL AND o.created_at >= p.since AND o.created_at < p.until) m
  WHERE m.hours IS NOT NULL`;

/** What the figures of a group are told apart by, in an order `o` and its lines `l`, and how it is shown. */
const SHOWN: Record<SalesBy, { told: string; id: string; name: string }> = {
  product: { told: 'l.product_id::text, l.product_name, l.sku', id: 'p.key::int', name: 'max(p.name)' },
  buyer: {
    told: 'o.buyer_id::text, NULL, NULL',
    id: 'p.key::int',
    name: `coalesce((SELECT b.company_name FROM users b WHERE b.id = p.key::int), 'Unknown Buyer')`,
  },
  category: { told: 'l.category, NULL, NULL', id: 'NULL::int', name: `coalesce(p.key, 'Uncategorised')` },
};

/** Orders that were delivered in an edge, as figures of what was sold. */
const soldAtEdges = (me: string, told: string): string => `
  SELECT s.key, s.name, s.sku, o.currency, count(*) AS orders, sum(s.quantity) AS quantity, sum(s.revenue) AS revenue
  FROM orders o CROSS JOIN LATERAL (
    SELECT t.key, t.name, t.sku, sum(l.quantity - l.closed_quantity) AS quantity,
           sum(l.price::bigint * (l.quantity - l.closed_quantity)) AS revenue
    FROM order_items l CROSS JOIN LATERAL (VALUES (${told})) t (key, name, sku)
    WHERE l.order_id = o.id GROUP BY 1, 2, 3) s
  WHERE o.supplier_owner_id = ${me} AND o.delivered_at >= edge.since AND o.delivered_at < edge.until
  GROUP BY 1, 2, 3, 4`;

const BY_RANK: Sort = { expr: 's.rank', type: 'bigint' };

/** The groups of what was delivered, numbered by their revenue, and what narrows them. */
export function soldBy(actor: Actor, { by, q, ...input }: ListSalesInput): { sold: string; filters: Filters } {
  const me = requireSeller(actor);
  const calendar = calendarOf(actor);
  const period = periodOf(input, calendar.dayOf(new Date()));
  const { told, id, name } = SHOWN[by];
  const filters = new Filters();
  const { days, edges } = partsOf(calendar, [period]);
  const [owner, facet] = [filters.bind(me), filters.bind(by)];
  const [first, end] = days.map((day) => filters.bind(day));
  const at = edges.map((values) => filters.bind(values));
  filters.search(q, 's.name', 's.sku');
  return {
    filters,
    sold: `
      SELECT row_number() OVER (ORDER BY g.revenue DESC, g.name, g.currency, g.id) AS rank, g.*
      FROM (
        SELECT ${id} AS id, ${name} AS name, max(p.sku) AS sku, p.currency, sum(p.orders)::bigint AS orders,
               sum(p.quantity)::bigint AS quantity, sum(p.revenue)::bigint AS revenue
        FROM (
          SELECT f.key, f.name, f.sku, f.currency, f.orders, f.quantity, f.revenue FROM sold_figures f
          WHERE f.seller_id = ${owner} AND f.facet = ${facet} AND f.day >= ${first} AND f.day < ${end}
          UNION ALL
          SELECT r.key, r.name, r.sku, r.currency, moved.sign * r.orders, moved.sign * r.quantity, moved.sign * r.revenue
          FROM ${movedRows(at, 'int', soldAtEdges(owner, told))} WHERE moved.part = 1) p
        GROUP BY p.key, p.currency HAVING sum(p.orders) <> 0
      ) g`,
  };
}

@Injectable()
export class SalesQueries {
  constructor(private readonly db: Db) {}

  async figures(actor: Actor, input: SalesPeriodInput): Promise<Sales> {
    const me = requireSeller(actor);
    const calendar = calendarOf(actor);
    const period = periodOf(input, calendar.dayOf(new Date()));
    const before = periodBefore(period);
    const steps = stepsOf(period);
    const [compared, shown] = [partsOf(calendar, [before, period]), partsOf(calendar, [before, ...steps])];
    const [first, from, end] = compared.moments.map((moment) => moment.toISOString());
    const [placed, delivered, accepted] = await Promise.all([
      this.db.rows<PlacedRow>(PLACED, [me, compared.days, ...compared.edges, CAME_TO_NOTHING]),
      this.db.rows<DeliveredRow>(DELIVERED, [me, shown.days, ...shown.edges]),
      this.db.rows<AcceptedRow>(ACCEPTED, [me, first, from, end]),
    ]);
    return salesFigures(period, steps, { placed, delivered, accepted });
  }

  list(actor: Actor, input: ListSalesInput): Promise<Page<SalesShare>> {
    const item = `json_build_object('rank', s.rank, 'id', s.id, 'name', s.name, 'sku', s.sku, 'currency', s.currency,
      'orders', s.orders, 'quantity', s.quantity, 'revenue', s.revenue)`;
    const { sold, filters } = soldBy(actor, input);
    const rows = { with: `sold AS MATERIALIZED (${sold})`, from: 'sold s', filters };
    return this.db.page({ item, ...rows, sort: BY_RANK, id: 's.rank' }, input);
  }
}

/** Of periods that follow each other: when each begins and the last ends, and what figures by days of UTC make of that. */
function partsOf(calendar: Calendar, periods: Period[]): { moments: Date[]; days: string[]; edges: unknown[] } {
  const moments = [...periods.map(({ from }) => calendar.startOf(from)), calendar.endOf(periods.at(-1)!.to)];
  const midnights = moments.map(nearestMidnight);
  const edges = edgesOf(moments, midnights, (index) => index + 1);
  return { moments, days: midnights.map((at) => at.toISOString().slice(0, 10)), edges: edgeValues(edges) };
}

function requireSeller(actor: Actor): number {
  if (sideInView(actor) !== 'seller') throw forbidden('Sales are shown in seller mode');
  return actor.userId;
}
