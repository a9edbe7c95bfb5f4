import { Injectable } from '@nestjs/common';
import { type BasketGroup, PriceProducts } from '#contracts';
import { type Actor, Db, Requests } from '#platform';
import { basketGroups, type KeptItem } from './basket-groups.js';

@Injectable()
export class BasketQueries {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
  ) {}

  async of({ userId }: Actor): Promise<BasketGroup[]> {
    const kept = await this.db.rows<KeptItem & Record<string, unknown>>(
      `SELECT b.product_id AS "productId", b.quantity, b.supplier_id AS "supplierId",
              coalesce(s.name, 'Unknown supplier') AS "supplierName", coalesce(s.currency, 'USD') AS currency,
              b.product_name AS name, b.sku, b.price
       FROM basket_items b LEFT JOIN suppliers s ON s.id = b.supplier_id
       WHERE b.buyer_id = $1 ORDER BY b.added_at, b.product_id`,
      [userId],
    );
    if (kept.length === 0) return [];
    const { products } = await this.requests.send(PriceProducts, {
      productIds: kept.map(({ productId }) => productId),
    });
    return basketGroups(kept, products);
  }
}
