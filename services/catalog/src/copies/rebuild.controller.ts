import { Controller } from '@nestjs/common';
import { Db, Handles, type RebuildAnswer, rebuildOf, type RebuildPosition, sendBatchAgain } from '#platform';
import { ProductEvents } from '../products/product-events.js';
import { SupplierEvents } from '../suppliers/supplier-events.js';

/** Sends again, for an operator, what other services keep copies of. */
@Controller()
export class RebuildController {
  constructor(
    private readonly db: Db,
    private readonly suppliers: SupplierEvents,
    private readonly products: ProductEvents,
  ) {}

  @Handles(rebuildOf('catalog'))
  sendAgain(position: RebuildPosition): Promise<RebuildAnswer> {
    return sendBatchAgain(this.db, position, [
      (tx, after, limit) => this.suppliers.again(tx, after, limit),
      (tx, after, limit) => this.products.again(tx, after, limit),
      (tx, after, limit) => this.products.goneAgain(tx, after, limit),
    ]);
  }
}
