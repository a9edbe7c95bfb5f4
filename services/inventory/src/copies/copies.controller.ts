import { Controller } from '@nestjs/common';
import {
  type PayloadOf,
  ProductCreated,
  ProductDeleted,
  type ProductSnapshot,
  ProductUpdated,
  UserDeleted,
} from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import { ProductCopies } from './product-copies.js';

/** What inventory hears of catalog and identity. */
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

  /** Stock and its movements stay, by the user's id alone; imported files go with the month in which they can be undone. */
  @Subscribes(UserDeleted)
  async userDeleted({ userId }: PayloadOf<typeof UserDeleted>, { tx }: Delivery): Promise<void> {
    await tx.changed('UPDATE items SET notes = NULL, location = NULL WHERE user_id = $1', [userId]);
  }
}
