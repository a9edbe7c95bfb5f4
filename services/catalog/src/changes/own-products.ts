import { type Actor, notFound, type Sql, type Tx } from '#platform';
import { CURRENCY } from '../products/product.sql.js';

/** A product as a bulk change finds it. */
export interface OwnProduct {
  id: number;
  supplierId: number;
  name: string;
  sku: string;
  currency: string;
  /** Cents. */
  price: number;
  isApproved: boolean;
  visibleOnMarketplace: boolean;
  isArchived: boolean;
}

const OWN = `
  SELECT p.id, p.supplier_id AS "supplierId", p.name, p.sku, ${CURRENCY} AS currency, p.price,
         p.is_approved AS "isApproved", p.visible_on_marketplace AS "visibleOnMarketplace",
         p.archived_at IS NOT NULL AS "isArchived"
  FROM products p JOIN suppliers s ON s.id = p.supplier_id
  WHERE p.id = ANY ($2::int[]) AND p.private_to IS NULL AND s.owner_id = $1 AND s.deleted_at IS NULL
  ORDER BY p.id`;

/** Before their products, as every write at a supplier does (see lockManagedSupplier). */
const LOCK_SUPPLIERS = `
  SELECT s.id FROM suppliers s
  WHERE s.owner_id = $1 AND s.id IN (SELECT p.supplier_id FROM products p WHERE p.id = ANY ($2::int[]))
  ORDER BY s.id FOR NO KEY UPDATE`;

/** The caller's own products, archived or not, in the order of their ids. Errors: not-found for one that is not. */
export async function ownProducts(sql: Sql, { userId }: Actor, ids: number[]): Promise<OwnProduct[]> {
  const products = await sql.rows<OwnProduct>(OWN, [userId, ids]);
  if (products.length < ids.length) throw notFound('Product not found');
  return products;
}

/** As {@link ownProducts}, held until the transaction ends. */
export async function lockOwnProducts(tx: Tx, actor: Actor, ids: number[]): Promise<OwnProduct[]> {
  const params = [actor.userId, ids];
  await tx.rows(LOCK_SUPPLIERS, params);
  await tx.rows('SELECT id FROM products WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE', [ids]);
  return ownProducts(tx, actor, ids);
}
