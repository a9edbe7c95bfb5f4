import { Injectable } from '@nestjs/common';
import { type DeletedProduct, type IdInput, IsProductOrdered, IsProductStocked } from '#contracts';
import { type Actor, Db, DomainError, Requests } from '#platform';
import { lockManagedProduct } from './product-access.js';
import { ProductEvents } from './product-events.js';
import { ProductEntity } from './product.entity.js';

/**
 * Archived first, so that nobody orders or stocks it any more; then removed if nobody ever did. An order that was quoted
 * a moment before keeps the product as it was then, on its own line.
 */
@Injectable()
export class DeleteProductHandler {
  constructor(
    private readonly db: Db,
    private readonly events: ProductEvents,
    private readonly requests: Requests,
  ) {}

  async execute(actor: Actor, { id }: IdInput): Promise<DeletedProduct> {
    const version = await this.archive(actor, id);
    const removed = !(await this.isUsed(id)) && (await this.remove(id, version));
    return { outcome: removed ? 'deleted' : 'archived' };
  }

  private archive(actor: Actor, id: number): Promise<number> {
    return this.db.transaction(async (tx) => {
      const product = await lockManagedProduct(tx, actor, id);
      const version = product.version + 1;
      await tx.update(ProductEntity, id, { archivedAt: new Date(), version });
      await this.events.archived(tx, id);
      return version;
    });
  }

  /** Where it cannot be learned, it may be. */
  private async isUsed(productId: number): Promise<boolean> {
    try {
      const [{ ordered }, { stocked }] = await Promise.all([
        this.requests.send(IsProductOrdered, { productId }),
        this.requests.send(IsProductStocked, { productId }),
      ]);
      return ordered || stocked;
    } catch (error) {
      if (error instanceof DomainError) return true;
      throw error;
    }
  }

  /** Not one that was restored or changed meanwhile. */
  private async remove(id: number, version: number): Promise<boolean> {
    const removed = await this.db.changed(
      `WITH gone AS (
         DELETE FROM products WHERE id = $1 AND version = $2 AND archived_at IS NOT NULL RETURNING id, version)
       INSERT INTO deleted_products (id, version) SELECT id, version FROM gone`,
      [id, version],
    );
    return removed > 0;
  }
}
