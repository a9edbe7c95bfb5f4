import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform';
import { mayOwnerSell } from '../copies/owner-copies.js';
import { SupplierEvents } from './supplier-events.js';
import { SupplierEntity } from './supplier.entity.js';
import { TYPED_IN } from './typed-in.sql.js';

/**
 * A buyer's private record becomes the supplier of whoever accepted the invitation to it, and public once that owner is
 * approved. The first one it is given to keeps it. What the buyer had typed in is kept for the day the owner leaves.
 */
@Injectable()
export class GiveOwner {
  constructor(private readonly events: SupplierEvents) {}

  async execute(tx: Tx, id: number, ownerId: number): Promise<void> {
    const supplier = await tx.findOne(SupplierEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!supplier || supplier.deletedAt || supplier.ownerId !== null) return;
    const isPublic = await mayOwnerSell(tx, ownerId);
    await tx.changed(
      `UPDATE suppliers s SET owner_id = $2, is_public = $3, version = version + 1,
         typed_in = (SELECT to_jsonb(record) FROM (SELECT ${TYPED_IN} FROM suppliers WHERE id = s.id) record)
       WHERE id = $1`,
      [id, ownerId, isPublic],
    );
    await this.events.updated(tx, id);
  }
}
