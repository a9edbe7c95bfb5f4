import { IsNull } from 'typeorm';
import { type Actor, forbidden, notFound, type Tx } from '#platform';
import { SupplierEntity } from '../suppliers/supplier.entity.js';
import { known } from './orderable.sql.js';
import { ProductEntity } from './product.entity.js';

interface Access {
  supplierId: number | null;
  isPrivate: boolean;
  mine: boolean;
  known: boolean;
}

/**
 * Locks a product that the actor may change: its supplier's owner, the buyer whose private product it is, or an
 * administrator. The supplier is locked before it (see lockManagedSupplier).
 */
export async function lockManagedProduct(tx: Tx, actor: Actor, id: number): Promise<ProductEntity> {
  const access = await tx.row<Access>(
    `SELECT p.supplier_id AS "supplierId", p.private_to IS NOT NULL AS "isPrivate",
            coalesce(p.private_to, s.owner_id) = $1 AS mine, ${known('$1')} AS known
     FROM products p LEFT JOIN suppliers s ON s.id = p.supplier_id WHERE p.id = $2`,
    [actor.userId, id],
  );
  const isAdmin = actor.role === 'admin' && access?.isPrivate === false;
  if (!access || !(access.known || isAdmin)) throw notFound('Product not found');
  if (!access.mine && !isAdmin) throw forbidden('Only the supplier’s owner can change this product');
  return lockProduct(tx, id, access.isPrivate ? null : access.supplierId);
}

/** Locks an unarchived product, its supplier first when there is one to lock. */
export async function lockProduct(tx: Tx, id: number, supplierId: number | null): Promise<ProductEntity> {
  if (supplierId !== null) {
    await tx.findOne(SupplierEntity, { where: { id: supplierId }, lock: { mode: 'for_no_key_update' } });
  }
  const product = await tx.findOne(ProductEntity, {
    where: { id, archivedAt: IsNull() },
    lock: { mode: 'for_no_key_update' },
  });
  if (!product) throw notFound('Product not found');
  return product;
}
