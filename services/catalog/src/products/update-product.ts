import { Injectable } from '@nestjs/common';
import type { IdInput, Product, UpdateProductInput } from '#contracts';
import { type Actor, Db, invalid } from '#platform';
import { checkBrand } from '../brands/check-brand.js';
import { usePicture } from '../pictures/use-picture.js';
import { lockManagedProduct } from './product-access.js';
import { ProductEvents } from './product-events.js';
import { settingsOf } from '../settings/settings.js';
import { reviewAfter } from './product-review.js';
import { ProductEntity } from './product.entity.js';
import { ProductQueries } from './product.queries.js';
import { refuseTakenSku } from './sku-conflict.js';

/** Price, minimum, lead time and the like apply at once; name, SKU, category and brand are looked at again. */
@Injectable()
export class UpdateProductHandler {
  constructor(
    private readonly db: Db,
    private readonly events: ProductEvents,
    private readonly queries: ProductQueries,
  ) {}

  execute(actor: Actor, { id, supplierId, ...changes }: UpdateProductInput & IdInput): Promise<Product> {
    return this.db.transaction(async (tx) => {
      const product = await lockManagedProduct(tx, actor, id);
      if (supplierId !== undefined && supplierId !== product.supplierId) {
        throw invalid('A product cannot move to another supplier', 'supplierId');
      }
      if (changes.brandId) await checkBrand(tx, changes.brandId, product.supplierId);

      await usePicture(tx, changes.imageUrl, 'imageUrl');
      const { productReview } = await settingsOf(tx);
      const review = productReview ? reviewAfter(product, changes, new Date()) : {};
      await refuseTakenSku(tx.update(ProductEntity, id, { ...changes, ...review, version: product.version + 1 }));
      await this.events.updated(tx, id);
      return this.queries.get(actor, id, tx);
    });
  }
}
