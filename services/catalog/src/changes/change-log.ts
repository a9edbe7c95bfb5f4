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

const picked = (kind: ProductChangeKind, row: string): string =>
  `jsonb_build_object(${COLUMNS[kind].map((column) => `'${column}', ${row}.${column}`).join(', ')})`;

interface Change {
  kind: ProductChangeKind;
  /** Of an import. */
  fileName?: string;
  /** How many products. */
  changed: number;
  created?: number;
}

/** Begins a change; answers its id, under which the statements below write down what it did. */
export async function beginChange(
  tx: Tx,
  { userId }: Actor,
  { kind, fileName, changed, created }: Change,
): Promise<number> {
  const row = await tx.row<{ id: number }>(
    'INSERT INTO product_changes (user_id, kind, file_name, changed, created) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [userId, kind, fileName ?? null, changed, created ?? 0],
  );
  return row!.id;
}

/**
 * Updates products and writes down what they were and what they are, in one statement that goes through them once; $1 is the
 * change.
 *
 * @param set what is set of `p`, out of the rows of `from`, whose `id` says which product
 */
export const updateLogged = (kind: ProductChangeKind, set: string, from: string): string => `
  WITH changed AS (
    UPDATE products p SET ${set}, version = p.version + 1
    FROM ${from} WHERE p.id = g.id
    RETURNING p.id, ${picked(kind, 'old')} AS was, ${picked(kind, 'new')} AS became)
  INSERT INTO product_change_items (change_id, product_id, was, became) SELECT $1, id, was, became FROM changed`;

/** The same for new products, out of the rows of `from`; answers their ids. */
export const insertLogged = (kind: ProductChangeKind, columns: string, from: string): string => `
  WITH made AS (
    INSERT INTO products AS p (${columns}) ${from} RETURNING p.id, ${picked(kind, 'p')} AS became),
  noted AS (
    INSERT INTO product_change_items (change_id, product_id, became) SELECT $1, id, became FROM made)
  SELECT id FROM made`;
