import { type Actor, foldedName, foldName, type Sql, type Tx } from '#platform';
import type { GivenProduct } from './given-products.js';

/** The supplier's brands by their folded names. */
export async function brandIdsOf(sql: Sql, supplierId: number): Promise<Map<string, number>> {
  const rows = await sql.rows<{ id: number; name: string }>(
    `SELECT id, ${foldedName('name')} AS name FROM brands WHERE supplier_id = $1`,
    [supplierId],
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Brands of the file that the supplier does not have yet, each as it is written first. */
export function newBrandsOf(rows: Pick<GivenProduct, 'brand'>[], known: ReadonlyMap<string, number>): string[] {
  const fresh = new Map<string, string>();
  for (const { brand } of rows) {
    const key = brand === null ? '' : foldName(brand);
    if (key && !known.has(key) && !fresh.has(key)) fresh.set(key, brand!);
  }
  return [...fresh.values()];
}

/** Call with the supplier locked. */
export async function makeBrands(tx: Tx, { userId }: Actor, supplierId: number, rows: GivenProduct[]): Promise<void> {
  const names = newBrandsOf(rows, await brandIdsOf(tx, supplierId));
  if (names.length === 0) return;
  await tx.rows(
    `INSERT INTO brands (name, supplier_id, created_by) SELECT n.name, $2, $3 FROM unnest($1::text[]) AS n (name)`,
    [names, supplierId, userId],
  );
}
