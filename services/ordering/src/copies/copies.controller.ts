import { Controller } from '@nestjs/common';
import {
  SupplierCreated,
  type SupplierSnapshot,
  SupplierUpdated,
  UserRegistered,
  type UserSnapshot,
  UserUpdated,
} from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import { PartyCopies } from './party-copies.js';

/** What ordering hears of catalog and identity. A deleted supplier stays in the orders it has. */
@Controller()
export class CopiesController {
  constructor(private readonly copies: PartyCopies) {}

  @Subscribes(SupplierCreated)
  supplierCreated(supplier: SupplierSnapshot, { tx }: Delivery): Promise<void> {
    return this.copies.saveSupplier(tx, supplier);
  }

  @Subscribes(SupplierUpdated)
  supplierUpdated(supplier: SupplierSnapshot, { tx }: Delivery): Promise<void> {
    return this.copies.saveSupplier(tx, supplier);
  }

  @Subscribes(UserRegistered)
  userRegistered(user: UserSnapshot, { tx }: Delivery): Promise<void> {
    return this.copies.saveUser(tx, user);
  }

  @Subscribes(UserUpdated)
  userUpdated(user: UserSnapshot, { tx }: Delivery): Promise<void> {
    return this.copies.saveUser(tx, user);
  }
}
