import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform';
import { mayOwnerSell } from '../copies/owner-copies.js';
import { SupplierEvents } from './supplier-events.js';
import { SupplierEntity } from './supplier.entity.js';

/**
 * A buyer's private record becomes the supplier of whoever accepted the invitation to it, and public once that owner is
 * approved. The first one it is given to keeps it.
 */
@Injectable()
export class GiveOwner {
  constructor(private readonly events: SupplierEvents) {}

  async execute(tx: Tx, id: number, ownerId: number): Promise<void> {
    const supplier = await tx.findOne(SupplierEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!supplier || supplier.deletedAt || supplier.ownerId !== null) return;
    const isPublic = await mayOwnerSell(tx, ownerId);
    await tx.update(SupplierEntity, id, { ownerId, isPublic, version: supplier.version + 1 });
    await this.events.updated(tx, id);
  }
}
