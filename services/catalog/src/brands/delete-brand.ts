import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { IdInput } from '#contracts';
import { type Actor, conflict, Db } from '#platform';
import { ProductEntity } from '../products/product.entity.js';
import { lockManagedBrand } from './brand-access.js';
import { BrandEntity } from './brand.entity.js';

@Injectable()
export class DeleteBrandHandler {
  constructor(private readonly db: Db) {}

  /** Archived products do not hold a brand: the foreign key takes it off them. */
  execute(actor: Actor, { id }: IdInput): Promise<null> {
    return this.db.transaction(async (tx) => {
      await lockManagedBrand(tx, actor, id);
      if (await tx.existsBy(ProductEntity, { brandId: id, archivedAt: IsNull() })) {
        throw conflict('Products still use this brand');
      }
      await tx.delete(BrandEntity, id);
      return null;
    });
  }
}
