import { Injectable } from '@nestjs/common';
import { ProductRejected } from '#contracts';
import { type Actor, Outbox, type Tx } from '#platform';
import { ProductEvents } from '../products/product-events.js';
import { ProductEntity } from '../products/product.entity.js';
import { lockForReview } from './product-for-review.js';
import { requireAdmin } from './require-admin.js';

/** Also takes an approval back. The owner learns the reason; editing the product submits it again. */
@Injectable()
export class RejectProduct {
  constructor(
    private readonly outbox: Outbox,
    private readonly events: ProductEvents,
  ) {}

  async execute(tx: Tx, actor: Actor, id: number, reason: string): Promise<void> {
    requireAdmin(actor);
    const { product, facts } = await lockForReview(tx, id);
    await tx.update(ProductEntity, id, { isApproved: false, rejectionReason: reason, version: product.version + 1 });
    await this.outbox.add(tx, ProductRejected, { ...facts, reason });
    await this.events.updated(tx, id);
  }
}
