import { Injectable } from '@nestjs/common';
import type { CreateProductInput, Product } from '#contracts';
import { type Actor, Db, forbidden } from '#platform';
import { checkBrand } from '../brands/check-brand.js';
import { usePicture } from '../pictures/use-picture.js';
import { lockManagedSupplier } from '../suppliers/supplier-access.js';
import { settingsOf } from '../settings/settings.js';
import { ProductEvents } from './product-events.js';
import { ProductEntity } from './product.entity.js';
import { ProductQueries } from './product.queries.js';
import { refuseTakenSku } from './sku-conflict.js';

/** A new product waits for approval, where products are reviewed; a seller who is not approved yet may fill the catalogue meanwhile. */
@Injectable()
export class CreateProductHandler {
  constructor(
    private readonly db: Db,
    private readonly events: ProductEvents,
    private readonly queries: ProductQueries,
  ) {}

  execute(actor: Actor, input: CreateProductInput): Promise<Product> {
    return this.db.transaction(async (tx) => {
      const supplier = await lockManagedSupplier(tx, actor, input.supplierId);
      if (supplier.ownerId !== actor.userId) throw forbidden('Only the supplier’s owner can add products');
      if (input.brandId) await checkBrand(tx, input.brandId, supplier.id);

      await usePicture(tx, input.imageUrl, 'imageUrl');
      const leadTime = input.leadTime ?? supplier.defaultLeadTime ?? undefined;
      const { productReview } = await settingsOf(tx);
      const review = { isApproved: !productReview };
      const product = { ...input, ...review, leadTime, supplierPublic: supplier.isPublic, createdBy: actor.userId };
      const { id } = await refuseTakenSku(tx.save(ProductEntity, product));
      await this.events.created(tx, id);
      return this.queries.get(actor, id, tx);
    });
  }
}
