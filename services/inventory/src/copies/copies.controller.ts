import { Controller } from '@nestjs/common';
import {
  type PayloadOf,
  ProductCreated,
  ProductDeleted,
  type ProductSnapshot,
  ProductUpdated,
  UserDeleted,
} from '#contracts';
import { type Arrival, type Delivery, Subscribes, SubscribesInBatches, type Tx } from '#platform';
import { ProductCopies } from './product-copies.js';

/** What inventory hears of catalog and identity. */
@Controller()
export class CopiesController {
  constructor(private readonly copies: ProductCopies) {}

  /** Imports make and change thousands at a time. */
  @SubscribesInBatches(ProductCreated)
  created(events: Arrival<ProductSnapshot>[], tx: Tx): Promise<void> {
    return this.copies.saveAll(tx, payloadsOf(events));
  }

  @SubscribesInBatches(ProductUpdated)
  updated(events: Arrival<ProductSnapshot>[], tx: Tx): Promise<void> {
    return this.copies.saveAll(tx, payloadsOf(events));
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

const payloadsOf = <Payload>(events: Arrival<Payload>[]): Payload[] => events.map(({ payload }) => payload);
