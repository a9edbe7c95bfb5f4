import { invalid, type Tx } from '#platform';
import { BrandEntity } from './brand.entity.js';

/** A product's brand must be one of its supplier's. Call with the supplier locked, so that the brand stays. */
export async function checkBrand(tx: Tx, brandId: number, supplierId: number | null): Promise<void> {
  const brand = supplierId === null ? null : await tx.findOneBy(BrandEntity, { id: brandId, supplierId });
  if (!brand) throw invalid('The brand does not belong to this supplier', 'brandId');
}
