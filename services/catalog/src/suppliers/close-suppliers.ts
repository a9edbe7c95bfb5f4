import { Injectable } from '@nestjs/common';
import { ProductEvents } from '../products/product-events.js';
import type { Tx } from '#platform';
import { SupplierEvents } from './supplier-events.js';
import { TYPED_IN } from './typed-in.sql.js';

/** A user has closed their account: their suppliers lose what is personal, and nobody can order from them any more. */
@Injectable()
export class CloseSuppliers {
  constructor(
    private readonly suppliers: SupplierEvents,
    private readonly products: ProductEvents,
  ) {}

  /** The rows stay for orders and stock to name, and are on no list any more, an administrator's neither. */
  async ofUser(tx: Tx, userId: number): Promise<void> {
    const returned = await tx.rows<{ id: number }>(RETURNED, [userId]);
    const own = await tx.rows<{ id: number }>(
      `UPDATE suppliers SET name = 'Deleted user', description = NULL, tags = NULL, ${WITHOUT_CONTACTS},
         deleted_at = coalesce(deleted_at, now())
       WHERE owner_id = $1 RETURNING id`,
      [userId],
    );
    const typedIn = await tx.rows<{ id: number }>(
      `UPDATE suppliers SET ${WITHOUT_CONTACTS} WHERE owner_id IS NULL AND created_by = $1 RETURNING id`,
      [userId],
    );
    await tx.changed('UPDATE suppliers SET typed_in = NULL WHERE created_by = $1 AND typed_in IS NOT NULL', [userId]);
    for (const { id } of [...returned, ...own, ...typedIn]) await this.suppliers.updated(tx, id);
    for (const { id } of [...returned, ...own]) await this.products.closed(tx, id);
  }
}

/** What a buyer typed in is private to that buyer again, as it was when its owner took it over. */
const RETURNED = `
  UPDATE suppliers s SET (${TYPED_IN}) = (SELECT ${TYPED_IN} FROM jsonb_populate_record(NULL::suppliers, s.typed_in)),
    logo_url = NULL, owner_id = NULL, is_public = false, typed_in = NULL, version = version + 1
  WHERE owner_id = $1 AND typed_in IS NOT NULL RETURNING id`;

const WITHOUT_CONTACTS = `
  contact_email = NULL, contact_phone = NULL, website = NULL, whatsapp = NULL, address = NULL, location = NULL,
  logo_url = NULL, version = version + 1`;
