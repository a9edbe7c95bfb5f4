import type { ProductChangeKind } from '#contracts';
import type { Actor, Tx } from '#platform';

/** The columns that a change of each kind is about. */
const COLUMNS: Record<ProductChangeKind, string[]> = {
  price: ['price'],
  visibility: ['visible_on_marketplace'],
  archive: ['archived_at'],
  restore: ['archived_at'],
  import: [
    'name',
    'description',
    'category',
    'brand_id',
    'price',
    'min_order_quantity',
    'unit_of_measure',
    'lead_time',
    'is_approved',
    'rejection_reason',
    'archived_at',
  ],
};

const PICKED = `(SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(p)) WHERE key = ANY ($2::text[]))`;

interface Change {
  kind: ProductChangeKind;
  /** Of an import. */
  fileName?: string;
}

/**
 * Writes down what products were before a change and after it. Call with the products locked.
 *
 * @param change makes the change; answers the products that are new with it
 */
export async function logged(
  tx: Tx,
  { userId }: Actor,
  { kind, fileName }: Change,
  ids: number[],
  change: () => Promise<number[]>,
): Promise<number> {
  const row = await tx.row<{ id: number }>(
    'INSERT INTO product_changes (user_id, kind, file_name, changed) VALUES ($1, $2, $3, $4) RETURNING id',
    [userId, kind, fileName ?? null, ids.length],
  );
  const { id } = row!;
  const columns = COLUMNS[kind];
  await tx.changed(
    `INSERT INTO product_change_items (change_id, product_id, was)
     SELECT $1, p.id, ${PICKED} FROM products p WHERE p.id = ANY ($3::int[])`,
    [id, columns, ids],
  );
  const made = await change();
  await tx.changed('INSERT INTO product_change_items (change_id, product_id) SELECT $1, unnest($2::int[])', [id, made]);
  await tx.changed(
    `UPDATE product_change_items i SET became = ${PICKED} FROM products p WHERE i.change_id = $1 AND p.id = i.product_id`,
    [id, columns],
  );
  if (made.length > 0) await tx.changed('UPDATE product_changes SET created = $2 WHERE id = $1', [id, made.length]);
  return id;
}
