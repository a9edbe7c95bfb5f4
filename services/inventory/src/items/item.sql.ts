import { DEFAULT_THRESHOLD } from './stock-status.js';

/** Items `i`: every condition and order of theirs is of their own columns. */
export const ITEM_ROWS = 'items i';

/** As their index by name has them: with what is searched made of its columns. */
export const ITEMS_BY_NAME = `(
  SELECT user_id, id, product_name, category, supplier_id, stock_status,
         lower(product_name || ' ' || product_sku || ' ' || coalesce(location, '')) AS search_text
  FROM items) i`;

/** With their products `p`; every item has one. */
export const ITEMS = `${ITEM_ROWS} LEFT JOIN products p ON p.id = i.product_id`;

const SUPPLIER = `CASE WHEN p.supplier_id IS NOT NULL
  THEN json_build_object('id', p.supplier_id, 'name', p.supplier_name) END`;

const BRAND = `CASE WHEN p.brand_id IS NOT NULL
  THEN json_build_object('id', p.brand_id, 'name', p.brand_name, 'supplier', ${SUPPLIER}) END`;

/** Out of stock first, then by how little is left of the threshold. */
export const URGENCY_EXPR = '(i.current_stock::numeric / greatest(i.reorder_threshold, 1))';

const USUAL = `2 * coalesce(nullif(i.reorder_threshold, 0), ${DEFAULT_THRESHOLD})::bigint`;

/** How much shall be there. Nothing need be of an item that is never low. */
const WANTED = 'coalesce(i.optimal_stock, 2 * i.reorder_threshold::bigint)';

/** Units that open orders are still to bring: neither received nor in stock by an invoice. */
export const ON_ORDER = `(
  SELECT coalesce(sum(greatest(g.ordered - (g.received - g.reversed) - coalesce(a.imported, 0), 0)), 0)
  FROM ordered_goods g LEFT JOIN arrived_goods a ON a.order_id = g.order_id AND a.product_id = g.product_id
  WHERE g.buyer_id = i.user_id AND g.product_id = i.product_id)`;

/**
 * A `Reorder`: what open orders are still to bring (`s.on_order`), and what to order besides. Where it is known how much
 * shall be there, or something is on its way: what is then lacking, 0 when nothing is. Else twice the threshold. A
 * quantity set for the item is ordered in place of either, and never less than the supplier's minimum. The one place
 * that says so.
 */
const REORDER = `(
  SELECT json_build_object('onOrder', s.on_order, 'quantity', CASE
    WHEN i.optimal_stock IS NULL AND s.on_order = 0
      THEN greatest(p.min_order_quantity, coalesce(i.reorder_quantity, ${USUAL}))
    WHEN i.current_stock + s.on_order >= ${WANTED} THEN 0
    ELSE greatest(p.min_order_quantity,
      coalesce(i.reorder_quantity, ${WANTED} - i.current_stock - s.on_order)) END)
  FROM (SELECT ${ON_ORDER} AS on_order) s)`;

/** What a user's items ($1) lack, most urgent first. */
export const REORDERS = `
  SELECT r.product_id AS "productId", r.name, r.quantity
  FROM (SELECT i.id, i.product_id, p.name, (${REORDER} ->> 'quantity')::bigint AS quantity,
               ${URGENCY_EXPR} AS urgency
        FROM ${ITEMS} WHERE i.user_id = $1 AND i.stock_status <> 'in_stock') r
  WHERE r.quantity > 0 ORDER BY r.urgency, r.id LIMIT $2`;

/** An `InventoryItem` as PostgreSQL writes it. */
export const ITEM_JSON = `json_build_object(
  'id', i.id, 'productId', i.product_id, 'userId', i.user_id, 'currentStock', i.current_stock,
  'reorderThreshold', i.reorder_threshold, 'optimalStock', i.optimal_stock, 'reorderQuantity', i.reorder_quantity,
  'lastOrderDate', iso(i.last_order_date), 'lastCountDate', iso(i.last_count_date), 'location', i.location,
  'notes', i.notes, 'averageMonthlyUsage', i.average_monthly_usage, 'costPerUnit', i.cost_per_unit,
  'costCurrency', i.cost_currency, 'sku', p.sku,
  'status', i.status, 'stockStatus', i.stock_status, 'reorder', ${REORDER},
  'createdAt', iso(i.created_at), 'updatedAt', iso(i.updated_at),
  'product', json_build_object(
    'id', p.id, 'name', p.name, 'description', p.description, 'category', p.category, 'sku', p.sku, 'price', p.price,
    'currency', p.currency, 'unitOfMeasure', p.unit_of_measure, 'imageUrl', p.image_url, 'brand', ${BRAND}, 'supplier', ${SUPPLIER}))`;

/** A `LowStockRecord`; its price is the one that is a decimal string. Yen have no decimals. */
export const LOW_STOCK_JSON = `json_build_object(
  'inventory', json_build_object(
    'id', i.id, 'currentStock', i.current_stock, 'reorderThreshold', i.reorder_threshold),
  'product', json_build_object('id', p.id, 'name', p.name, 'currency', p.currency,
    'price', CASE WHEN p.currency = 'JPY' THEN p.price::text ELSE (p.price / 100.0)::numeric(12, 2)::text END),
  'supplier', ${SUPPLIER}, 'reorder', ${REORDER})`;

/** An `InventoryHistoryEntry` from movement `m`. */
export const MOVEMENT_JSON = `json_build_object(
  'id', m.id, 'inventoryId', m.item_id, 'previousStock', m.previous_stock, 'newStock', m.new_stock,
  'adjustmentQuantity', m.new_stock - m.previous_stock, 'adjustmentType', m.type, 'reference', m.reference,
  'notes', m.notes, 'performedBy', m.performed_by, 'impersonatorId', m.impersonator_id,
  'reversedBy', (SELECT r.id FROM movements r WHERE r.reverses = m.id), 'createdAt', iso(m.created_at))`;

/** The `InventorySummary` of user $1, from the figures beside their items. What is in different currencies is never added. */
export const SUMMARY = `
  WITH mine AS (
    SELECT facet, key, currency, cost_currency, sum(items) AS items, sum(value) AS value, sum(cost) AS cost
    FROM item_figures WHERE user_id = $1 GROUP BY facet, key, currency, cost_currency HAVING sum(items) <> 0),
  states AS (SELECT * FROM mine WHERE facet = 'state'),
  worth AS (
    SELECT currency, sum(value) AS value, sum(cost) AS cost, sum(priced) AS priced
    FROM (SELECT currency, sum(value) AS value, 0 AS cost, sum(items) AS priced FROM states GROUP BY currency
          UNION ALL
          SELECT cost_currency, 0, sum(cost), 0 FROM states WHERE cost_currency IS NOT NULL GROUP BY cost_currency) w
    GROUP BY currency),
  main AS (SELECT currency, value FROM worth ORDER BY priced DESC, currency LIMIT 1)
  SELECT json_build_object(
    'totalItems', coalesce(sum(items), 0),
    'inStock', coalesce(sum(items) FILTER (WHERE key = 'in_stock'), 0),
    'lowStock', coalesce(sum(items) FILTER (WHERE key = 'low_stock'), 0),
    'outOfStock', coalesce(sum(items) FILTER (WHERE key = 'out_of_stock'), 0),
    'totalValue', coalesce((SELECT value FROM main), 0),
    'currency', coalesce((SELECT currency FROM main), 'USD'),
    'values', (
      SELECT coalesce(json_agg(json_build_object('currency', currency, 'value', value, 'cost', cost)
                               ORDER BY priced DESC, currency), '[]') FROM worth),
    'categories', (
      SELECT coalesce(json_agg(json_build_object('name', key, 'count', items) ORDER BY key), '[]')
      FROM mine WHERE facet = 'category'),
    'suppliers', (
      SELECT coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'count', s.items) ORDER BY s.name), '[]')
      FROM (SELECT m.key::int AS id, m.items, (
              SELECT p.supplier_name FROM products p WHERE p.supplier_id = m.key::int AND p.supplier_name IS NOT NULL
              ORDER BY p.supplier_name DESC LIMIT 1) AS name
            FROM mine m WHERE m.facet = 'supplier') s)) AS summary
  FROM states`;
