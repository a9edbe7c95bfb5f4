import { Injectable } from '@nestjs/common';
import type { NewPrivateProduct, ProductSnapshot } from '#contracts';
import { type Actor, type Call, Db, notFound, type Tx } from '#platform';
import { supplierFrom, supplierVisible } from '../suppliers/supplier.sql.js';
import { ProductEvents } from './product-events.js';
import { ProductEntity } from './product.entity.js';

/**
 * Goods unknown to the catalogue, for their buyer alone. It needs no approval, as no other user sees it. Without a printed
 * code the SKU stays empty rather than invented.
 */
@Injectable()
export class CreatePrivateProductHandler {
  constructor(
    private readonly db: Db,
    private readonly events: ProductEvents,
  ) {}

  execute(call: Call, input: NewPrivateProduct): Promise<ProductSnapshot> {
    const { name, sku, price, currency = null, supplierId } = input;
    const { userId } = call.actor;
    return this.db.idempotent(call, 'create-private-product', input, async (tx) => {
      if (supplierId !== null) await this.holdSupplier(tx, call.actor, supplierId);
      const product = await tx.save(ProductEntity, {
        name,
        sku: sku ?? '',
        price,
        currency,
        supplierId,
        privateTo: userId,
        createdBy: userId,
        isApproved: true,
        visibleOnMarketplace: false,
      });
      return this.events.created(tx, product.id);
    });
  }

  /** Keeps the supplier from being deleted meanwhile, without making its owner wait. */
  private async holdSupplier(tx: Tx, actor: Actor, supplierId: number): Promise<void> {
    const visible = await tx.row(
      `SELECT 1 FROM ${supplierFrom('$1')}
       WHERE s.id = $2 AND ${supplierVisible('$1', false)} FOR KEY SHARE OF s`,
      [actor.userId, supplierId],
    );
    if (!visible) throw notFound('Supplier not found');
  }
}
