import { Injectable } from '@nestjs/common';
import { InventoryImported } from '#contracts';
import { type Actor, batches, type Db, Outbox, planEachTime, type Tx } from '#platform';
import { DEFAULT_THRESHOLD } from '../items/stock-status.js';

/** A row whose product is known to inventory or to its own sketch. */
export interface RowToWrite {
  productId: number;
  stock: number | null;
  threshold: number | null;
  location: string | null;
  costCents: number | null;
  costCurrency: string | null;
}

export interface ImportToWrite {
  id: number;
  actor: Actor;
  fileName: string;
  rows: RowToWrite[];
}

export interface Written {
  created: number;
  updated: number;
  /** Items that have become low. */
  low: number;
}

const AT_A_TIME = 5000;

const GIVEN = `given AS (
  SELECT * FROM unnest($4::int[], $5::int[], $6::int[], $7::text[], $8::int[], $9::text[])
    AS g (product_id, stock, threshold, location, cost, paid_in))`;

/** In the order of products, as receipts lock theirs, so that no two wait for each other. */
const LOCK = `SELECT id FROM items WHERE user_id = $1 AND product_id = ANY ($2::int[]) ORDER BY product_id FOR UPDATE`;

const CREATE = `
  WITH ${GIVEN},
  made AS (
    INSERT INTO items (user_id, product_id, product_name, product_sku, current_stock, reorder_threshold, location,
                       cost_per_unit, cost_currency, last_count_date)
    SELECT $1, p.id, p.name, p.sku, g.stock, coalesce(g.threshold, ${DEFAULT_THRESHOLD}), g.location,
           g.cost, g.paid_in, now()
    FROM given g JOIN products p ON p.id = g.product_id
    WHERE g.stock IS NOT NULL
    ON CONFLICT ON CONSTRAINT items_user_product_key DO NOTHING
    RETURNING id, current_stock, reorder_threshold),
  moved AS (
    INSERT INTO movements (item_id, previous_stock, new_stock, type, reference, performed_by)
    SELECT id, 0, current_stock, 'import', $3, $1 FROM made RETURNING id, item_id),
  noted AS (
    INSERT INTO import_items (import_id, item_id, movement_id) SELECT $2, item_id, id FROM moved)
  SELECT count(*) AS items, count(*) FILTER (WHERE current_stock <= reorder_threshold) AS low FROM made`;

const SETTINGS = (item: string): string => `json_build_object(
  'threshold', ${item}.reorder_threshold, 'location', ${item}.location, 'cost', ${item}.cost_per_unit,
  'currency', ${item}.cost_currency, 'lastCount', ${item}.last_count_date)`;

/** What the file leaves out stays as it is. Items that this import has just made are in import_items. */
const UPDATE = `
  WITH ${GIVEN},
  was AS (
    SELECT i.*, g.stock AS given_stock, g.threshold, g.location AS given_location, g.cost, g.paid_in
    FROM given g JOIN items i ON i.user_id = $1 AND i.product_id = g.product_id
    WHERE NOT EXISTS (SELECT 1 FROM import_items x WHERE x.import_id = $2 AND x.item_id = i.id)),
  became AS (
    UPDATE items i
    SET current_stock = coalesce(w.given_stock, w.current_stock),
        reorder_threshold = coalesce(w.threshold, w.reorder_threshold),
        location = coalesce(w.given_location, w.location),
        cost_per_unit = coalesce(w.cost, w.cost_per_unit),
        cost_currency = CASE WHEN w.cost IS NULL THEN w.cost_currency ELSE w.paid_in END,
        last_count_date = CASE WHEN w.given_stock <> w.current_stock THEN now() ELSE w.last_count_date END,
        updated_at = now()
    FROM was w
    WHERE i.id = w.id AND (
      (coalesce(w.given_stock, w.current_stock), coalesce(w.threshold, w.reorder_threshold))
        <> (w.current_stock, w.reorder_threshold)
      OR w.given_location IS DISTINCT FROM w.location AND w.given_location IS NOT NULL
      OR (w.cost, w.paid_in) IS DISTINCT FROM (w.cost_per_unit, w.cost_currency) AND w.cost IS NOT NULL)
    RETURNING i.*),
  moved AS (
    INSERT INTO movements (item_id, previous_stock, new_stock, type, reference, performed_by)
    SELECT b.id, w.current_stock, b.current_stock, 'import', $3, $1
    FROM became b JOIN was w ON w.id = b.id WHERE b.current_stock <> w.current_stock
    RETURNING id, item_id),
  noted AS (
    INSERT INTO import_items (import_id, item_id, movement_id, was, became)
    SELECT $2, b.id, m.id, ${SETTINGS('w')}, ${SETTINGS('b')}
    FROM became b JOIN was w ON w.id = b.id LEFT JOIN moved m ON m.item_id = b.id)
  SELECT count(*) AS items,
         count(*) FILTER (WHERE w.stock_status = 'in_stock' AND b.stock_status <> 'in_stock') AS low
  FROM was w LEFT JOIN became b ON b.id = w.id`;

/**
 * A product that was renamed, or changed otherwise, while the items were being made. To hold all their rows instead, as a single item does,
 * would stop what arrives about them for as long as the import is being written.
 */
const CHANGED_MEANWHILE = `
  UPDATE items i
  SET product_name = p.name, product_sku = p.sku, category = p.category, supplier_id = p.supplier_id,
      price = p.price, currency = p.currency
  FROM import_items x, products p
  WHERE x.import_id = $1 AND x.was IS NULL AND i.id = x.item_id AND p.id = i.product_id
    AND (i.product_name, i.product_sku, i.category, i.supplier_id, i.price, i.currency)
        IS DISTINCT FROM (p.name, p.sku, p.category, p.supplier_id, p.price, p.currency)`;

/** The rows of an import into the stock: a handful of statements for thousands of rows, in one transaction. */
@Injectable()
export class WriteImport {
  constructor(private readonly outbox: Outbox) {}

  /** Within the import's transaction. `onProgress` is told the part that is written, 0..1. */
  async execute(
    tx: Tx,
    { id, actor, fileName, rows }: ImportToWrite,
    onProgress: (part: number) => Promise<void>,
  ): Promise<Written> {
    const ordered = rows.toSorted((a, b) => a.productId - b.productId);
    await planEachTime(tx);
    await tx.rows(LOCK, [actor.userId, ordered.map(({ productId }) => productId)]);
    const written = { created: 0, updated: 0, low: 0 };
    let done = 0;
    for (const batch of batches(ordered, AT_A_TIME)) {
      const params = [actor.userId, id, fileName, ...columnsOf(batch)];
      const created = (await tx.row<{ items: number; low: number }>(CREATE, params))!;
      const updated = (await tx.row<{ items: number; low: number }>(UPDATE, params))!;
      written.created += created.items;
      written.updated += updated.items;
      written.low += created.low + updated.low;
      done += batch.length;
      await onProgress(done / ordered.length);
    }
    await this.outbox.add(tx, InventoryImported, { importId: id, userId: actor.userId, fileName, ...written });
    return written;
  }

  /** After the commit. */
  async catchUp(db: Db, importId: number): Promise<void> {
    await db.changed(CHANGED_MEANWHILE, [importId]);
  }
}

function columnsOf(rows: RowToWrite[]): unknown[][] {
  return [
    rows.map(({ productId }) => productId),
    rows.map(({ stock }) => stock),
    rows.map(({ threshold }) => threshold),
    rows.map(({ location }) => location),
    rows.map(({ costCents }) => costCents),
    rows.map(({ costCurrency }) => costCurrency),
  ];
}
