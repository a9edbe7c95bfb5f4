import { Injectable } from '@nestjs/common';
import type { Actor, Tx } from '#platform';
import { lockManagedProduct } from './product-access.js';
import { ProductEvents } from './product-events.js';
import { ProductEntity } from './product.entity.js';

/** Archived rather than removed: orders and stock elsewhere may hold the product, and catalog cannot know. */
@Injectable()
export class DeleteProduct {
  constructor(private readonly events: ProductEvents) {}

  async execute(tx: Tx, actor: Actor, id: number): Promise<void> {
    const product = await lockManagedProduct(tx, actor, id);
    await tx.update(ProductEntity, id, { archivedAt: new Date(), version: product.version + 1 });
    await this.events.archived(tx, id);
  }
}
