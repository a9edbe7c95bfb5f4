import { Controller } from '@nestjs/common';
import {
  type PayloadOf,
  SupplierCreated,
  type SupplierSnapshot,
  SupplierUpdated,
  SystemSettingsChanged,
  UserDeleted,
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

  /** Orders stay, under the name that the last snapshot gives. */
  @Subscribes(UserDeleted)
  async userDeleted({ userId }: PayloadOf<typeof UserDeleted>, { tx }: Delivery): Promise<void> {
    await tx.changed('INSERT INTO closed_accounts (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [userId]);
    await tx.changed('DELETE FROM basket_items WHERE buyer_id = $1', [userId]);
  }

  @Subscribes(SystemSettingsChanged)
  async settings(told: PayloadOf<typeof SystemSettingsChanged>, { tx }: Delivery): Promise<void> {
    const { taxRatePercent, version } = told;
    await tx.changed('UPDATE settings SET tax_rate_percent = $1, version = $2 WHERE version < $2', [
      taxRatePercent,
      version,
    ]);
  }

  @Subscribes(UserUpdated)
  userUpdated(user: UserSnapshot, { tx }: Delivery): Promise<void> {
    return this.copies.saveUser(tx, user);
  }
}
