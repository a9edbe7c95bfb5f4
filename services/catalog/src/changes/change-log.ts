import type { ProductChangeKind } from '#contracts';
import type { Actor, Tx } from '#platform';

/** The columns that a change of each kind is about. */
const COLUMNS: Record<ProductChangeKind, string[]> = {
  price: ['price'],
  visibility: ['visible_on_marketplace'],
  archive: ['archived_at'],
  restore: ['archived_at'],
};

const PICKED = `(SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(p)) WHERE key = ANY ($2::text[]))`;

/** Writes down what products were before a change and after it. Call with the products locked. */
export async function logged(
  tx: Tx,
  { userId }: Actor,
  kind: ProductChangeKind,
  ids: number[],
  change: () => Promise<unknown>,
): Promise<number> {
  const row = await tx.row<{ id: number }>(
    'INSERT INTO product_changes (user_id, kind, changed) VALUES ($1, $2, $3) RETURNING id',
    [userId, kind, ids.length],
  );
  const { id } = row!;
  const columns = COLUMNS[kind];
  await tx.changed(
    `INSERT INTO product_change_items (change_id, product_id, was)
     SELECT $1, p.id, ${PICKED} FROM products p WHERE p.id = ANY ($3::int[])`,
    [id, columns, ids],
  );
  await change();
  await tx.changed(
    `UPDATE product_change_items i SET became = ${PICKED} FROM products p WHERE i.change_id = $1 AND p.id = i.product_id`,
    [id, columns],
  );
  return id;
}
