import { Injectable } from '@nestjs/common';
import type { IdInput } from '#contracts';
import { type Actor, Db } from '#platform';
import { lockManagedProduct } from './product-access.js';
import { ProductEvents } from './product-events.js';
import { ProductEntity } from './product.entity.js';

/** Archived rather than removed: orders and stock elsewhere may hold the product, and catalog cannot know. */
@Injectable()
export class DeleteProductHandler {
  constructor(
    private readonly db: Db,
    private readonly events: ProductEvents,
  ) {}

  execute(actor: Actor, { id }: IdInput): Promise<null> {
    return this.db.transaction(async (tx) => {
      const product = await lockManagedProduct(tx, actor, id);
      await tx.update(ProductEntity, id, { archivedAt: new Date(), version: product.version + 1 });
      await this.events.archived(tx, id);
      return null;
    });
  }
}
