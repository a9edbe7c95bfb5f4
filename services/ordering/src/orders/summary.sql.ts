import { movedRows } from './edges.js';
import type { Side } from './order-status.js';
import { SCOPE } from './side-in-view.js';

const EDGES = ['$2', '$3', '$4', '$5'];

/** Orders `o` of an edge, as figures. */
const atEdges = (side: Side, key: string, counted = ''): string => `
  SELECT ${key} AS key, o.currency, count(*) AS orders, sum(o.total_amount) AS total FROM orders o
  WHERE ${SCOPE[side]('$1')} ${counted} AND o.created_at >= edge.since AND o.created_at < edge.until
  GROUP BY 1, 2`;

const figures = (side: Side): string => `
  SELECT f.month, f.key AS status, f.currency, sum(f.orders)::bigint AS orders, sum(f.total)::bigint AS total
  FROM (
    SELECT month, key, currency, orders, total FROM order_figures
    WHERE user_id = $1 AND side = '${side}' AND facet = 'status'
    UNION ALL
    SELECT moved.part, r.key, r.currency, moved.sign * r.orders, moved.sign * r.total
    FROM ${movedRows(EDGES, 'text', atEdges(side, 'o.status'))}) f
  GROUP BY 1, 2, 3 HAVING sum(f.orders) <> 0`;

const suppliers = (side: Side): string => `
  SELECT count(*) AS suppliers FROM (
    SELECT f.key FROM (
      SELECT key, orders FROM order_figures
      WHERE user_id = $1 AND side = '${side}' AND facet = 'supplier' AND month = $6
      UNION ALL
      SELECT r.key, moved.sign * r.orders
      FROM ${movedRows(EDGES, 'text', atEdges(side, 'o.supplier_id::text', `AND o.status NOT IN ('draft', 'cancelled', 'rejected')`))}
      WHERE moved.part = $6) f
    GROUP BY f.key HAVING sum(f.orders) <> 0) used`;

const bySide = (sql: (side: Side) => string): Record<Side, string> => ({ buyer: sql('buyer'), seller: sql('seller') });

/** Of user $1, with the edges of the months in $2 to $5: a row per month, status and currency. */
export const FIGURES = bySide(figures);
/** At how many suppliers orders that count were placed in the month $6. */
export const SUPPLIERS = bySide(suppliers);
