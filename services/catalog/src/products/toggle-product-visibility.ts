import { Injectable } from '@nestjs/common';
import type { ProductVisibility } from '#contracts';
import { type Actor, conflict, type Tx } from '#platform';
import { lockManagedProduct } from './product-access.js';
import { ProductEvents } from './product-events.js';
import { ProductEntity } from './product.entity.js';

@Injectable()
export class ToggleProductVisibility {
  constructor(private readonly events: ProductEvents) {}

  async execute(tx: Tx, actor: Actor, id: number): Promise<ProductVisibility> {
    const product = await lockManagedProduct(tx, actor, id);
    if (!product.isApproved || product.privateTo !== null) {
      throw conflict('Only approved products can change visibility');
    }
    const visibleOnMarketplace = !product.visibleOnMarketplace;
    await tx.update(ProductEntity, id, { visibleOnMarketplace, version: product.version + 1 });
    await this.events.updated(tx, id);
    return { id, visibleOnMarketplace };
  }
}
