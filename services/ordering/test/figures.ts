import type { Db } from '#platform';

/** What is kept and was not counted, and the other way round. */
const DIFFERENCES = `
    (SELECT 'kept' AS which, * FROM kept EXCEPT ALL SELECT 'kept', * FROM counted)
    UNION ALL
    (SELECT 'counted', * FROM counted EXCEPT ALL SELECT 'counted', * FROM kept)`;

/** Where the figures of `order_figures` are not what counting the orders again says; none, unless something is wrong. */
export function wrongFigures(db: Db): Promise<object[]> {
  return db.rows(`
    WITH sides AS (
      SELECT buyer_id AS user_id, 'buyer' AS side, * FROM orders
      UNION ALL
      SELECT supplier_owner_id, 'seller', * FROM orders WHERE supplier_owner_id IS NOT NULL AND status <> 'draft'),
    months AS (SELECT *, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month FROM sides),
    counted AS (
      SELECT user_id, side, 'status' AS facet, month, status AS key, currency, count(*)::numeric AS orders,
             sum(total_amount)::numeric AS total
      FROM months GROUP BY 1, 2, 3, 4, 5, 6
      UNION ALL
      SELECT user_id, side, 'supplier', month, supplier_id::text, NULL, count(*), 0
      FROM months WHERE status NOT IN ('draft', 'cancelled', 'rejected') GROUP BY 1, 2, 3, 4, 5
      UNION ALL
      SELECT user_id, side, 'goods', '', 'to-receive', NULL, count(*), 0
      FROM months WHERE status IN ('shipped', 'delivered') AND NOT is_settled AND NOT is_in_stock GROUP BY 1, 2),
    kept AS (
      SELECT user_id, side, facet, month, key, currency, sum(orders) AS orders, sum(total) AS total
      FROM order_figures GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(orders) <> 0 OR sum(total) <> 0)${DIFFERENCES}`);
}

/** The same for `sales_figures`. */
export function wrongSalesFigures(db: Db): Promise<object[]> {
  return db.rows(`
    WITH counted AS (
      SELECT supplier_owner_id, (at AT TIME ZONE 'UTC')::date AS day, facet, status, currency, count(*)::numeric AS orders,
             sum(total_amount)::numeric AS total
      FROM orders CROSS JOIN LATERAL (VALUES ('placed', created_at), ('delivered', delivered_at)) f (facet, at)
      WHERE supplier_owner_id IS NOT NULL AND status <> 'draft' AND at IS NOT NULL GROUP BY 1, 2, 3, 4, 5),
    kept AS (
      SELECT seller_id, day, facet, status, currency, sum(orders) AS orders, sum(total) AS total
      FROM sales_figures GROUP BY 1, 2, 3, 4, 5 HAVING sum(orders) <> 0 OR sum(total) <> 0)${DIFFERENCES}`);
}

/** The same for `sold_figures`. */
export function wrongSoldFigures(db: Db): Promise<object[]> {
  return db.rows(`
    WITH counted AS (
      SELECT supplier_owner_id, facet, (delivered_at AT TIME ZONE 'UTC')::date AS day, key, currency,
             count(DISTINCT o.id)::numeric AS orders, sum(quantity - closed_quantity)::numeric AS quantity, sum(l.price::bigint * (quantity - closed_quantity))::numeric AS revenue
      FROM orders o JOIN order_items l ON l.order_id = o.id CROSS JOIN LATERAL (
        VALUES ('product', product_id::text), ('buyer', buyer_id::text), ('category', category)) f (facet, key)
      WHERE supplier_owner_id IS NOT NULL AND delivered_at IS NOT NULL GROUP BY 1, 2, 3, 4, 5),
    kept AS (
      SELECT seller_id, facet, day, key, currency, sum(orders) AS orders, sum(quantity) AS quantity, sum(revenue) AS revenue
      FROM sold_figures GROUP BY 1, 2, 3, 4, 5 HAVING sum(orders) <> 0 OR sum(revenue) <> 0)${DIFFERENCES}`);
}
