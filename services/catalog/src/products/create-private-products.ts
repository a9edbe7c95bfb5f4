import { Injectable } from '@nestjs/common';
import type { ProductBySku } from '#contracts';
import { type Actor, Db } from '#platform';
import { ProductQueries } from './product.queries.js';

export interface NewProducts {
  products: { name: string; sku: string; price: number }[];
}

/**
 * Whether the buyer has one is looked up SKU by SKU, in an index: as an anti-join, every batch of a long table would read
 * all goods of the batches before it, of which the planner knows nothing yet.
 */
const CREATE = `
  INSERT INTO products AS p (name, sku, price, private_to, created_by, is_approved, visible_on_marketplace)
  SELECT n.name, n.sku, n.price, $1, $1, true, false
  FROM unnest($2::text[], $3::text[], $4::int[]) AS n (name, sku, price)
  LEFT JOIN LATERAL (
    SELECT true AS exists FROM products o
    WHERE lower(o.sku) = lower(n.sku) AND o.private_to = $1 AND o.archived_at IS NULL LIMIT 1) o ON true
  WHERE o.exists IS NULL
  RETURNING p.sku AS asked, p.id, p.name, p.sku, p.price, coalesce(p.currency, 'USD') AS currency,
            NULL::json AS supplier, true AS "isOwn"`;

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
      const made = await tx.rows<ProductBySku>(CREATE, [
        actor.userId,
        products.map(({ name }) => name),
        products.map(({ sku }) => sku),
        products.map(({ price }) => price),
      ]);
      const isMade = new Set(made.map(({ asked }) => asked));
      const others = products.filter(({ sku }) => !isMade.has(sku)).map(({ sku }) => sku);
      if (others.length === 0) return made;
      const found = await this.queries.bySku(actor, others, [], tx);
      return [...made, ...found.filter(({ isOwn }) => isOwn)];
    });
  }
}
