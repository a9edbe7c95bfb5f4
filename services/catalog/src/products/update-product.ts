import { Injectable } from '@nestjs/common';
import type { UpdateProductInput } from '#contracts';
import { type Actor, invalid, type Tx } from '#platform';
import { checkBrand } from '../brands/check-brand.js';
import { lockManagedProduct } from './product-access.js';
import { ProductEvents } from './product-events.js';
import { reviewAfter } from './product-review.js';
import { ProductEntity } from './product.entity.js';
import { refuseTakenSku } from './sku-conflict.js';

/** Price, minimum, lead time and the like apply at once; name, SKU, category and brand are looked at again. */
@Injectable()
export class UpdateProduct {
  constructor(private readonly events: ProductEvents) {}

  async execute(tx: Tx, actor: Actor, id: number, { supplierId, ...changes }: UpdateProductInput): Promise<void> {
    const product = await lockManagedProduct(tx, actor, id);
    if (supplierId !== undefined && supplierId !== product.supplierId) {
      throw invalid('A product cannot move to another supplier', 'supplierId');
    }
    if (changes.brandId) await checkBrand(tx, changes.brandId, product.supplierId);

    const review = reviewAfter(product, changes, new Date());
    await refuseTakenSku(tx.update(ProductEntity, id, { ...changes, ...review, version: product.version + 1 }));
    await this.events.updated(tx, id);
  }
}
