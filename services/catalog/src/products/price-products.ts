import { Injectable } from '@nestjs/common';
import type { PricedProduct } from '#contracts';
import { type Actor, Db } from '#platform';
import { RATINGS, supplierFrom, supplierVisible } from '../suppliers/supplier.sql.js';
import { known } from './orderable.sql.js';
import { PRICED_LINE, pricedLine, type PricedLineRow } from './priced-line.js';

/** Today's prices of products of any suppliers, in one statement: a basket is priced each time it is looked at. */
@Injectable()
export class PriceProductsHandler {
  constructor(private readonly db: Db) {}

  async execute(actor: Actor, { productIds }: { productIds: number[] }): Promise<{ products: PricedProduct[] }> {
    const rows = await this.db.rows<PricedLineRow & Pick<PricedProduct, 'supplier'>>(
      `SELECT json_build_object('id', s.id, 'name', s.name, 'ownerId', s.owner_id, 'currency', s.currency,
                'orderMinimum', s.order_minimum, 'ratings', ${RATINGS}) AS supplier,
              p.id AS "productId", ${PRICED_LINE('$1')}
       FROM ${supplierFrom('$1')}
       JOIN products p ON p.supplier_id = s.id
       WHERE p.id = ANY($2::int[]) AND ${known('$1')} AND ${supplierVisible('$1', actor.role === 'admin')}`,
      [actor.userId, productIds],
    );
    return { products: rows.map((row) => ({ ...pricedLine(row), supplier: row.supplier })) };
  }
}
