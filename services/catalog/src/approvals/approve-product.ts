import { Injectable } from '@nestjs/common';
import { type IdInput, type Product, ProductApproved } from '#contracts';
import { type Actor, Db, Outbox } from '#platform';
import { ProductEvents } from '../products/product-events.js';
import { ProductEntity } from '../products/product.entity.js';
import { ProductQueries } from '../products/product.queries.js';
import { lockForReview } from './product-for-review.js';
import { requireAdmin } from './require-admin.js';

/** Approving twice is fine: the owner is told once. */
@Injectable()
export class ApproveProductHandler {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly events: ProductEvents,
    private readonly queries: ProductQueries,
  ) {}

  execute(actor: Actor, { id }: IdInput): Promise<Product> {
    requireAdmin(actor);
    return this.db.transaction(async (tx) => {
      const { product, facts, isPublic } = await lockForReview(tx, id);
      if (!product.isApproved) {
        await tx.update(ProductEntity, id, { isApproved: true, rejectionReason: null, version: product.version + 1 });
        await this.outbox.add(tx, ProductApproved, { ...facts, isPublic });
        await this.events.updated(tx, id);
      }
      return this.queries.get(actor, id, tx);
    });
  }
}
