import { IsNull } from 'typeorm';
import { forbidden, notFound, type Actor, type Tx } from '#platform';
import { SupplierEntity } from './supplier.entity.js';
import { supplierFrom, supplierVisible } from './supplier.sql.js';

type Lock = 'for_no_key_update' | 'pessimistic_write';

/**
 * Locks a supplier that the actor may change: its owner, the buyer whose record it is, or an administrator.
 * One that they see but do not hold is 403, one that they do not see 404.
 *
 * Whoever writes a supplier, its brands or its products locks the supplier first. So writes at one supplier follow each
 * other: a copy of its state in a product is right, a brand cannot vanish under a new product, and nothing deadlocks.
 */
export async function lockManagedSupplier(
  tx: Tx,
  actor: Actor,
  id: number,
  lock: Lock = 'for_no_key_update',
): Promise<SupplierEntity> {
  const supplier = await lockVisibleSupplier(tx, actor, id, lock);
  if (!manages(actor, supplier)) throw forbidden('Only the supplier’s owner can change it');
  return supplier;
}

/** Locks all suppliers of one owner, in the order of their ids: whoever locks several must not wait for each other. */
export function lockSuppliersOf(tx: Tx, ownerId: number): Promise<SupplierEntity[]> {
  return tx.find(SupplierEntity, {
    where: { ownerId, deletedAt: IsNull() },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}

async function lockVisibleSupplier(tx: Tx, actor: Actor, id: number, lock: Lock): Promise<SupplierEntity> {
  const visible = await tx.row(
    `SELECT 1 FROM ${supplierFrom('$1')} WHERE s.id = $2 AND ${supplierVisible('$1', actor.role === 'admin')}`,
    [actor.userId, id],
  );
  const supplier = visible && (await tx.findOne(SupplierEntity, { where: { id }, lock: { mode: lock } }));
  // Looked at again under the lock: it may have been deleted in between.
  if (!supplier || supplier.deletedAt) throw notFound('Supplier not found');
  return supplier;
}

function manages(actor: Actor, { ownerId, createdBy }: SupplierEntity): boolean {
  return (ownerId ?? createdBy) === actor.userId || (actor.role === 'admin' && ownerId !== null);
}
