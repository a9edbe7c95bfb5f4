import { Injectable } from '@nestjs/common';
import type { Brand, IdInput, UpdateBrandInput } from '#contracts';
import { type Actor, Db, invalid } from '#platform';
import { ProductEvents } from '../products/product-events.js';
import { lockManagedBrand } from './brand-access.js';
import { BrandEntity } from './brand.entity.js';
import { BrandQueries } from './brand.queries.js';
import { refuseTakenName } from './name-conflict.js';

@Injectable()
export class UpdateBrandHandler {
  constructor(
    private readonly db: Db,
    private readonly queries: BrandQueries,
    private readonly productEvents: ProductEvents,
  ) {}

  execute(actor: Actor, { id, supplierId, ...changes }: UpdateBrandInput & IdInput): Promise<Brand> {
    return this.db.transaction(async (tx) => {
      const brand = await lockManagedBrand(tx, actor, id);
      if (supplierId !== undefined && supplierId !== brand.supplierId) {
        throw invalid('A brand cannot move to another supplier', 'supplierId');
      }
      const { name = brand.name, description = brand.description } = changes;
      await refuseTakenName(tx.update(BrandEntity, id, { name, description }));
      if (name !== brand.name) await this.productEvents.ofBrand(tx, id);
      return this.queries.get(actor, id, tx);
    });
  }
}
