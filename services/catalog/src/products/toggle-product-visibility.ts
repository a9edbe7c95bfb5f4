import { Injectable } from '@nestjs/common';
import type { IdInput, ProductVisibility } from '#contracts';
import { type Actor, conflict, Db } from '#platform';
import { lockManagedProduct } from './product-access.js';
import { ProductEvents } from './product-events.js';
import { ProductEntity } from './product.entity.js';

@Injectable()
export class ToggleProductVisibilityHandler {
  constructor(
    private readonly db: Db,
    private readonly events: ProductEvents,
  ) {}

  execute(actor: Actor, { id }: IdInput): Promise<ProductVisibility> {
    return this.db.transaction(async (tx) => {
      const product = await lockManagedProduct(tx, actor, id);
      if (!product.isApproved || product.privateTo !== null) {
        throw conflict('Only approved products can change visibility');
      }
      const visibleOnMarketplace = !product.visibleOnMarketplace;
      await tx.update(ProductEntity, id, { visibleOnMarketplace, version: product.version + 1 });
      await this.events.updated(tx, id);
      return { id, visibleOnMarketplace };
    });
  }
}
