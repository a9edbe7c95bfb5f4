import { IS_GOODS } from '../lines/goods.sql.js';

/**
 * What the other invoices for the order of invoice `i` have of each product: `left_out` of their imports, because it came
 * in with the order, `imported`, and `ahead` on their lines that wait. Of two copies of one invoice, neither is ahead of the other.
 */
const OF_OTHER_INVOICES = `(
  SELECT n.product_id, sum(n.quantity - n.import_quantity) AS left_out, sum(n.import_quantity) AS imported,
         sum(n.quantity) FILTER (
           WHERE n.import_quantity IS NULL AND ${IS_GOODS} AND e.id < i.id
             AND lower(e.invoice_number) <> lower(i.invoice_number)) AS ahead
  FROM uploaded_invoices e JOIN invoice_line_items n ON n.invoice_id = e.id
  WHERE e.order_id = i.order_id AND e.uploaded_by = i.uploaded_by AND e.id <> i.id
  GROUP BY n.product_id)`;

/** The lines `l` of invoice `i`, with all that it has of their products. */
export const LINES = `(
  SELECT n.*, sum(n.quantity) OVER of_product AS invoiced,
         coalesce(sum(n.quantity - n.import_quantity) OVER of_product, 0) + coalesce(other.left_out, 0) AS left_out,
         coalesce(sum(n.import_quantity) OVER of_product, 0) + coalesce(other.imported, 0) AS imported,
         coalesce(other.left_out, 0) + coalesce(other.imported, 0) + coalesce(other.ahead, 0) AS of_others,
         coalesce(sum(n.quantity) FILTER (WHERE n.import_quantity IS NULL AND ${IS_GOODS}) OVER (
           of_product ORDER BY n.position ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)
           + coalesce(other.ahead, 0) AS ahead
  FROM invoice_line_items n LEFT JOIN ${OF_OTHER_INVOICES} other ON other.product_id = n.product_id
  WHERE n.invoice_id = i.id WINDOW of_product AS (PARTITION BY n.product_id)) l`;

const RECEIVED = '(coalesce(o.received, 0) - coalesce(o.reversed, 0))';

/**
 * Units of line `l` that were received with the order, line `o` of it: these are held against the lines of the order's invoices one
 * after the other, without what imports have left out for them.
 */
const CAME_IN = `greatest(0, floor(least(l.quantity, ${RECEIVED} - l.left_out - l.ahead)))`;

/** Of the rest, what other invoices for the order have already, and the stock would have beyond what was ordered. */
const REPEATED = `floor(least(l.of_others,
  greatest(0, l.quantity - ${CAME_IN} - greatest(0, o.quantity - ${RECEIVED} - l.imported))))`;

/** What of a line is in stock already. */
const IN_STOCK = `coalesce(l.quantity - l.import_quantity, ${CAME_IN} + ${REPEATED}, 0)`;

/** What was ordered of a line's product with the order that invoice `i` is for; null for none. */
export const ORDERED = `(
  SELECT json_build_object('quantity', o.quantity, 'unitPrice', o.price, 'differences', array_to_json(array_remove(ARRAY[
           CASE WHEN l.invoiced <> o.quantity THEN 'quantity' END,
           CASE WHEN l.unit_price <> o.price OR i.currency <> i.linked_order ->> 'currency' THEN 'unitPrice' END], NULL)),
         'received', ${RECEIVED}, 'inStock', ${IN_STOCK}, 'receivedAt', o."receivedAt")
  FROM jsonb_to_recordset(i.linked_order -> 'lines') AS o (
    "productId" integer, quantity integer, price bigint, received integer, reversed integer, "receivedAt" text)
  WHERE o."productId" = l.product_id)`;
