import type { ProductChangeKind } from '#contracts';
import { type Actor, batches, type Tx } from '#platform';

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

/** Products of one statement: none may take as long as a statement is given. */
const AT_A_TIME = 2500;

const picked = (columns: string[]): string =>
  `jsonb_build_object(${columns.map((column) => `'${column}', p.${column}`).join(', ')})`;

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
  const state = picked(COLUMNS[kind]);
  for (const some of batches(ids, AT_A_TIME)) {
    await tx.changed(
      `INSERT INTO product_change_items (change_id, product_id, was)
       SELECT $1, p.id, ${state} FROM products p WHERE p.id = ANY ($2::int[])`,
      [id, some],
    );
  }
  const made = await change();
  for (const some of batches(made, AT_A_TIME)) {
    await tx.changed(
      `INSERT INTO product_change_items (change_id, product_id, became)
       SELECT $1, p.id, ${state} FROM products p WHERE p.id = ANY ($2::int[])`,
      [id, some],
    );
  }
  for (const some of batches(ids, AT_A_TIME)) {
    await tx.changed(
      `UPDATE product_change_items i SET became = ${state}
       FROM products p WHERE i.change_id = $1 AND i.product_id = ANY ($2::int[]) AND p.id = i.product_id`,
      [id, some],
    );
  }
  if (made.length > 0) await tx.changed('UPDATE product_changes SET created = $2 WHERE id = $1', [id, made.length]);
  return id;
}
