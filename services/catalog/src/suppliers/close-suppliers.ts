import { Injectable } from '@nestjs/common';
import { ProductEvents } from '../products/product-events.js';
import type { Tx } from '#platform';
import { SupplierEvents } from './supplier-events.js';

/** A user has closed their account: their suppliers lose what is personal, and nobody can order from them any more. */
@Injectable()
export class CloseSuppliers {
  constructor(
    private readonly suppliers: SupplierEvents,
    private readonly products: ProductEvents,
  ) {}

  /** The rows stay for orders and stock to name. Records of others that the user typed in lose their contacts. */
  async ofUser(tx: Tx, userId: number): Promise<void> {
    const own = await tx.rows<{ id: number }>(
      `UPDATE suppliers SET name = 'Deleted user', description = NULL, tags = NULL, ${WITHOUT_CONTACTS}
       WHERE owner_id = $1 RETURNING id`,
      [userId],
    );
    const typedIn = await tx.rows<{ id: number }>(
      `UPDATE suppliers SET ${WITHOUT_CONTACTS} WHERE owner_id IS NULL AND created_by = $1 RETURNING id`,
      [userId],
    );
    for (const { id } of [...own, ...typedIn]) await this.suppliers.updated(tx, id);
    for (const { id } of own) await this.products.closed(tx, id);
  }
}

const WITHOUT_CONTACTS = `
  contact_email = NULL, contact_phone = NULL, website = NULL, whatsapp = NULL, address = NULL, location = NULL,
  logo_url = NULL, version = version + 1`;
