import { Injectable } from '@nestjs/common';
import { ProductApproved } from '#contracts';
import { type Actor, Outbox, type Tx } from '#platform';
import { ProductEvents } from '../products/product-events.js';
import { ProductEntity } from '../products/product.entity.js';
import { lockForReview } from './product-for-review.js';
import { requireAdmin } from './require-admin.js';

/** Approving twice is fine: the owner is told once. */
@Injectable()
export class ApproveProduct {
  constructor(
    private readonly outbox: Outbox,
    private readonly events: ProductEvents,
  ) {}

  async execute(tx: Tx, actor: Actor, id: number): Promise<void> {
    requireAdmin(actor);
    const { product, facts } = await lockForReview(tx, id);
    if (product.isApproved) return;
    await tx.update(ProductEntity, id, { isApproved: true, rejectionReason: null, version: product.version + 1 });
    await this.outbox.add(tx, ProductApproved, facts);
    await this.events.updated(tx, id);
  }
}
