import { Injectable } from '@nestjs/common';
import { type IdInput, type Product, ProductRejected, type RejectInput } from '#contracts';
import { type Actor, Db, Outbox } from '#platform';
import { ProductEvents } from '../products/product-events.js';
import { ProductEntity } from '../products/product.entity.js';
import { ProductQueries } from '../products/product.queries.js';
import { lockForReview } from './product-for-review.js';
import { requireAdmin } from './require-admin.js';

/** Also takes an approval back. The owner learns the reason; editing the product submits it again. */
@Injectable()
export class RejectProductHandler {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly events: ProductEvents,
    private readonly queries: ProductQueries,
  ) {}

  execute(actor: Actor, { id, reason }: RejectInput & IdInput): Promise<Product> {
    requireAdmin(actor);
    return this.db.transaction(async (tx) => {
      const { product, facts } = await lockForReview(tx, id);
      await tx.update(ProductEntity, id, { isApproved: false, rejectionReason: reason, version: product.version + 1 });
      await this.outbox.add(tx, ProductRejected, { ...facts, reason });
      await this.events.updated(tx, id);
      return this.queries.get(actor, id, tx);
    });
  }
}
