import { Controller } from '@nestjs/common';
import { type PayloadOf, SupplierCreated, SupplierDeleted, type SupplierSnapshot, SupplierUpdated } from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import { SupplierCopies } from './supplier-copies.js';

/** Of a deletion that was told without its version: nothing comes after it. */
const FINAL = 2 ** 31 - 1;

/** What identity hears of catalog. */
@Controller()
export class CopiesController {
  constructor(private readonly suppliers: SupplierCopies) {}

  @Subscribes(SupplierCreated)
  created(supplier: SupplierSnapshot, { tx }: Delivery): Promise<void> {
    return this.suppliers.apply(tx, supplier);
  }

  @Subscribes(SupplierUpdated)
  updated(supplier: SupplierSnapshot, { tx }: Delivery): Promise<void> {
    return this.suppliers.apply(tx, supplier);
  }

  @Subscribes(SupplierDeleted)
  deleted({ supplierId, version = FINAL }: PayloadOf<typeof SupplierDeleted>, { tx }: Delivery): Promise<void> {
    return this.suppliers.markDeleted(tx, supplierId, version);
  }
}
