import { Controller } from '@nestjs/common';
import { type PayloadOf, ProductCreated, ProductDeleted, type ProductSnapshot, ProductUpdated } from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import { ProductCopies } from './product-copies.js';

/** What inventory hears of catalog. */
@Controller()
export class CopiesController {
  constructor(private readonly copies: ProductCopies) {}

  @Subscribes(ProductCreated)
  created(product: ProductSnapshot, { tx }: Delivery): Promise<void> {
    return this.copies.save(tx, product);
  }

  @Subscribes(ProductUpdated)
  updated(product: ProductSnapshot, { tx }: Delivery): Promise<void> {
    return this.copies.save(tx, product);
  }

  @Subscribes(ProductDeleted)
  deleted(product: PayloadOf<typeof ProductDeleted>, { tx }: Delivery): Promise<void> {
    return this.copies.forget(tx, product);
  }
}
