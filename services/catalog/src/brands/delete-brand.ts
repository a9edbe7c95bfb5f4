import { Injectable } from '@nestjs/common';
import { type Actor, conflict, type Tx } from '#platform';
import { ProductEntity } from '../products/product.entity.js';
import { IsNull } from 'typeorm';
import { lockManagedBrand } from './brand-access.js';
import { BrandEntity } from './brand.entity.js';

@Injectable()
export class DeleteBrand {
  /** Archived products do not hold a brand: the foreign key takes it off them. */
  async execute(tx: Tx, actor: Actor, id: number): Promise<void> {
    await lockManagedBrand(tx, actor, id);
    if (await tx.existsBy(ProductEntity, { brandId: id, archivedAt: IsNull() })) {
      throw conflict('Products still use this brand');
    }
    await tx.delete(BrandEntity, id);
  }
}
