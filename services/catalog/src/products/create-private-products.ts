import { Injectable } from '@nestjs/common';
import type { ProductBySku } from '#contracts';
import { type Actor, Db } from '#platform';
import { ProductQueries } from './product.queries.js';

export interface NewProducts {
  products: { name: string; sku: string; price: number }[];
}

/**
 * Many goods at a time that are unknown to the catalogue, for their buyer alone (see create-private-product.ts). What the
 * buyer has as a private product already stays as it is: the SKU stands for the idempotency key. No event tells of them:
 * whoever asked keeps the answer, nobody else may know of them, and a table of 50,000 would be 50,000 events.
 */
@Injectable()
export class CreatePrivateProductsHandler {
  constructor(
    private readonly db: Db,
    private readonly queries: ProductQueries,
  ) {}

  execute(actor: Actor, { products }: NewProducts): Promise<ProductBySku[]> {
    return this.db.transaction(async (tx) => {
      tx.planEachTime();
      // One after the other: no key in the table keeps a buyer's private SKUs apart.
      await tx.rows(`SELECT pg_advisory_xact_lock(hashtext('private products'), $1)`, [actor.userId]);
      await tx.changed(
        `INSERT INTO products (name, sku, price, private_to, created_by, is_approved, visible_on_marketplace)
         SELECT n.name, n.sku, n.price, $1, $1, true, false
         FROM unnest($2::text[], $3::text[], $4::int[]) AS n (name, sku, price)
         WHERE NOT EXISTS (
           SELECT 1 FROM products p
           WHERE lower(p.sku) = lower(n.sku) AND p.private_to = $1 AND p.archived_at IS NULL)`,
        [
          actor.userId,
          products.map(({ name }) => name),
          products.map(({ sku }) => sku),
          products.map(({ price }) => price),
        ],
      );
      const skus = products.map(({ sku }) => sku);
      return (await this.queries.bySku(actor, skus, tx)).filter(({ isOwn }) => isOwn);
    });
  }
}
