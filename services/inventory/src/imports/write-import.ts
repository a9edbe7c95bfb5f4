import { Injectable } from '@nestjs/common';
import { InventoryImported } from '#contracts';
import { type Actor, batches, type Db, Outbox, type Tx } from '#platform';
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
  /** Of goods that there are. */
  known: RowToWrite[];
  /** Of goods that are being made meanwhile, part by part. */
  made: AsyncIterable<RowToWrite[]>;
}

type About = Omit<ImportToWrite, 'known' | 'made'>;

export interface Written {
  created: number;
  updated: number;
  /** Items that were as the file has them. */
  unchanged: number;
  /** Items that have become low. */
  low: number;
}

const AT_A_TIME = 2500;

const GIVEN = `given AS (
  SELECT * FROM unnest($4::int[], $5::int[], $6::int[], $7::text[], $8::int[], $9::text[])
    AS g (id, stock, threshold, location, cost, paid_in))`;

/** In the order of products, as receipts lock theirs, so that no two wait for each other. */
const LOCK = `
  SELECT id, product_id AS "productId" FROM items WHERE user_id = $1 AND product_id = ANY ($2::int[]) ORDER BY product_id FOR UPDATE`;

/**
 * With the product's copies filled in, or a trigger would look them up row by row. Each is looked up in its index (the
 * offset keeps it so): the planner would read all products there are for a part of a long table. That an item is there
 * already is left to its key: of a user of whom nothing is known yet, the planner would look through all items, row by row.
 */
const CREATE = `
  WITH ${GIVEN},
  made AS (
    INSERT INTO items (user_id, product_id, product_name, product_sku, category, supplier_id, price, currency,
                       current_stock, reorder_threshold, location, cost_per_unit, cost_currency, last_count_date)
    SELECT $1, p.id, p.name, p.sku, p.category, p.supplier_id, p.price, p.currency,
           g.stock, coalesce(g.threshold, ${DEFAULT_THRESHOLD}), g.location, g.cost, g.paid_in, now()
    FROM given g CROSS JOIN LATERAL (SELECT * FROM products WHERE id = g.id OFFSET 0) p
    WHERE g.stock IS NOT NULL
    ON CONFLICT ON CONSTRAINT items_user_product_key DO NOTHING
    RETURNING id, product_id, current_stock, reorder_threshold),
  moved AS (
    INSERT INTO movements (item_id, previous_stock, new_stock, type, reference, performed_by)
    SELECT id, 0, current_stock, 'import', $3, $1 FROM made RETURNING id, item_id),
  noted AS (
    INSERT INTO import_items (import_id, item_id, movement_id) SELECT $2, item_id, id FROM moved)
  SELECT product_id AS "productId", current_stock <= reorder_threshold AS "isLow" FROM made`;

const SETTINGS = (prefix: string): string => `json_build_object(
  'threshold', ${prefix}threshold, 'location', ${prefix}location, 'cost', ${prefix}cost,
  'currency', ${prefix}currency, 'lastCount', ${prefix}count)`;

/**
 * What the file leaves out stays as it is. Each step takes all it needs from the one before: joined again, thousands of
 * rows of which the planner knows nothing would be compared with each other one by one. Items are looked up
 * by their ids, or each part would read all items of the user once more.
 */
const UPDATE = `
  WITH ${GIVEN},
  was AS (
    SELECT i.id, g.stock AS given_stock, g.threshold AS given_threshold, g.location AS given_location, g.cost AS given_cost,
           g.paid_in, i.current_stock AS stock, i.stock_status AS status, i.reorder_threshold AS threshold, i.location,
           i.cost_per_unit AS cost, i.cost_currency AS currency, i.last_count_date AS count
    FROM given g CROSS JOIN LATERAL (SELECT * FROM items WHERE id = g.id OFFSET 0) i),
  became AS (
    UPDATE items i
    SET current_stock = coalesce(w.given_stock, w.stock),
        reorder_threshold = coalesce(w.given_threshold, w.threshold),
        location = coalesce(w.given_location, w.location),
        cost_per_unit = coalesce(w.given_cost, w.cost),
        cost_currency = CASE WHEN w.given_cost IS NULL THEN w.currency ELSE w.paid_in END,
        last_count_date = CASE WHEN w.given_stock <> w.stock THEN now() ELSE w.count END,
        updated_at = now()
    FROM was w
    WHERE i.id = w.id AND i.id = ANY (ARRAY (SELECT id FROM was)) AND (
      (coalesce(w.given_stock, w.stock), coalesce(w.given_threshold, w.threshold)) <> (w.stock, w.threshold)
      OR w.given_location IS DISTINCT FROM w.location AND w.given_location IS NOT NULL
      OR (w.given_cost, w.paid_in) IS DISTINCT FROM (w.cost, w.currency) AND w.given_cost IS NOT NULL)
    RETURNING i.id, w.stock, w.status, ${SETTINGS('w.')} AS was, i.current_stock, i.stock_status,
      i.reorder_threshold AS new_threshold, i.location AS new_location, i.cost_per_unit AS new_cost,
      i.cost_currency AS new_currency, i.last_count_date AS new_count,
      CASE WHEN i.current_stock <> w.stock THEN nextval(pg_get_serial_sequence('movements', 'id')) END AS movement_id),
  moved AS (
    INSERT INTO movements (id, item_id, previous_stock, new_stock, type, reference, performed_by) OVERRIDING SYSTEM VALUE
    SELECT movement_id, id, stock, current_stock, 'import', $3, $1 FROM became WHERE movement_id IS NOT NULL),
  noted AS (
    INSERT INTO import_items (import_id, item_id, movement_id, was, became)
    SELECT $2, id, movement_id, was, ${SETTINGS('new_')} FROM became)
  SELECT count(*) AS updated, count(*) FILTER (WHERE status = 'in_stock' AND stock_status <> 'in_stock') AS low FROM became`;

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

  /** Within the import's transaction. `onProgress` is told how many rows are written. */
  async execute(
    tx: Tx,
    { known, made, ...about }: ImportToWrite,
    onProgress: (rows: number) => Promise<void>,
  ): Promise<Written> {
    const { id, actor, fileName } = about;
    const ordered = known.toSorted((a, b) => a.productId - b.productId);
    await tx.writeMany();
    const there = await this.lock(tx, actor, ordered);
    const written = { created: 0, updated: 0, unchanged: 0, low: 0 };
    let rows = 0;
    for await (const part of partsOf(ordered, made)) {
      const { created, updated, unchanged, low } = await this.part(tx, about, part, there);
      written.created += created;
      written.updated += updated;
      written.unchanged += unchanged;
      written.low += low;
      await onProgress((rows += part.length));
    }
    const { created, updated, low } = written;
    if (created + updated > 0) {
      const told = { importId: id, userId: actor.userId, fileName, created, updated, low };
      await this.outbox.add(tx, InventoryImported, told);
    }
    return written;
  }

  /** The items of the rows' products, by these. */
  private async lock(tx: Tx, { userId }: Actor, rows: RowToWrite[]): Promise<Map<number, number>> {
    const items = await tx.rows<{ id: number; productId: number }>(LOCK, [
      userId,
      rows.map(({ productId }) => productId),
    ]);
    return new Map(items.map(({ id, productId }) => [productId, id]));
  }

  /** Nobody deletes what is locked; what somebody makes meanwhile is found by its key, and locked then. */
  private async part(tx: Tx, about: About, rows: RowToWrite[], there: Map<number, number>): Promise<Written> {
    const written = [about.actor.userId, about.id, about.fileName];
    const isThere = ({ productId }: RowToWrite): boolean => there.has(productId);
    const fresh = rows.filter((row) => !isThere(row));
    let made: { productId: number; isLow: boolean }[] = [];
    if (fresh.length > 0)
      made = await tx.rows(CREATE, [...written, fresh.map(({ productId }) => productId), ...saidBy(fresh)]);
    if (made.length < fresh.length) {
      const isMade = new Set(made.map(({ productId }) => productId));
      const missed = fresh.filter(({ productId }) => !isMade.has(productId));
      for (const [productId, id] of await this.lock(tx, about.actor, missed)) there.set(productId, id);
    }
    const old = rows.filter(isThere);
    const low = made.filter(({ isLow }) => isLow).length;
    if (old.length === 0) return { created: made.length, updated: 0, unchanged: 0, low };
    const ids = old.map(({ productId }) => there.get(productId)!);
    const became = (await tx.row<{ updated: number; low: number }>(UPDATE, [...written, ids, ...saidBy(old)]))!;
    const { updated } = became;
    return { created: made.length, updated, unchanged: old.length - updated, low: low + became.low };
  }

  /** After the commit. */
  async catchUp(db: Db, importId: number): Promise<void> {
    await db.changed(CHANGED_MEANWHILE, [importId]);
  }
}

async function* partsOf(known: RowToWrite[], made: AsyncIterable<RowToWrite[]>): AsyncGenerator<RowToWrite[]> {
  yield* batches(known, AT_A_TIME);
  yield* made;
}

/** As `given` has it after the ids. */
function saidBy(rows: RowToWrite[]): unknown[][] {
  return [
    rows.map(({ stock }) => stock),
    rows.map(({ threshold }) => threshold),
    rows.map(({ location }) => location),
    rows.map(({ costCents }) => costCents),
    rows.map(({ costCurrency }) => costCurrency),
  ];
}
