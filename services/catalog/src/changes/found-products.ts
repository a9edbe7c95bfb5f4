import type { ProductFilter } from '#contracts';
import { type Actor, type Db, impossible } from '#platform';
import { searchedProducts } from '../products/product.queries.js';
import { PRODUCT_FROM } from '../products/product.sql.js';

/** Of one change: as many as are written well within its time. */
const MOST = 10_000;

/** The caller's own products that their list would show with this filter. Errors: impossible for too many. */
export async function foundProducts(
  db: Db,
  actor: Actor,
  filter: ProductFilter,
): Promise<{ id: number; isApproved: boolean }[]> {
  const { filters } = await searchedProducts(db, { ...actor, viewMode: 'seller' }, { ...filter, sort: 'name' });
  const me = filters.bind(actor.userId);
  const found = await db.rowsUnprepared<{ id: number; isApproved: boolean }>(
    `SELECT p.id, p.is_approved AS "isApproved" FROM ${PRODUCT_FROM}
     WHERE ${filters.condition} AND s.owner_id = ${me} AND p.private_to IS NULL LIMIT ${MOST + 1}`,
    filters.params,
  );
  if (found.length > MOST) {
    const most = MOST.toLocaleString('en');
    throw impossible(`More than ${most} products are found, and no more can be changed at once: narrow the list`);
  }
  return found;
}
