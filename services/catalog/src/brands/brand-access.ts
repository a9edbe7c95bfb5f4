import { type Actor, notFound, type Tx } from '#platform';
import { lockManagedSupplier } from '../suppliers/supplier-access.js';
import { BrandEntity } from './brand.entity.js';

/** A brand of a supplier that the actor may change. The supplier is locked, and with it its brands. */
export async function lockManagedBrand(tx: Tx, actor: Actor, id: number): Promise<BrandEntity> {
  const { supplierId } = await findBrand(tx, id);
  await lockManagedSupplier(tx, actor, supplierId);
  // Read again under the lock: it may have been changed or deleted in between.
  return findBrand(tx, id);
}

async function findBrand(tx: Tx, id: number): Promise<BrandEntity> {
  const brand = await tx.findOneBy(BrandEntity, { id });
  if (!brand) throw notFound('Brand not found');
  return brand;
}
