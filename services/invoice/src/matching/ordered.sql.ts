/** What was ordered of the product of line `l`, as `o`, with the order that invoice `i` is for: one row or none. */
export const ORDERED_OF_LINE = `
  FROM jsonb_to_recordset(i.linked_order -> 'lines') AS o (
    "productId" integer, quantity integer, price bigint, received integer, "receivedAt" text)
  WHERE o."productId" = l.product_id`;
