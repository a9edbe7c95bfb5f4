import { Injectable } from '@nestjs/common';
import type { SupplierSnapshot, UserSnapshot } from '#contracts';
import { CopyTable, type Tx } from '#platform';

const SUPPLIERS = new CopyTable('suppliers');
const USERS = new CopyTable('users');

/** What ordering keeps of both sides of an order. Of what arrives, in whatever order, the newest stays. */
@Injectable()
export class PartyCopies {
  /** Orders follow their supplier to a new owner. */
  async saveSupplier(tx: Tx, supplier: SupplierSnapshot): Promise<void> {
    const { id, name, ownerId, createdBy, currency, contactEmail, contactPhone, address, version } = supplier;
    const saved = await SUPPLIERS.save(tx, {
      id,
      name,
      owner_id: ownerId,
      created_by: createdBy,
      currency,
      contact_email: contactEmail,
      contact_phone: contactPhone ?? null,
      address: address ?? null,
      version,
    });
    if (!saved) return;
    await tx.changed(
      'UPDATE orders SET supplier_owner_id = $2 WHERE supplier_id = $1 AND supplier_owner_id IS DISTINCT FROM $2',
      [id, ownerId],
    );
  }

  async saveUser(tx: Tx, user: UserSnapshot): Promise<void> {
    const { id, companyName, firstName, lastName, address, version } = user;
    await USERS.save(tx, {
      id,
      company_name: companyName,
      first_name: firstName,
      last_name: lastName,
      address: address ?? null,
      version,
    });
  }
}
