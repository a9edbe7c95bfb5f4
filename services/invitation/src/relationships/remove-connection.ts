import { Injectable } from '@nestjs/common';
import type { SupplierIdInput } from '#contracts';
import { type Actor, conflict, Db, notFound, type Tx } from '#platform';
import { move } from './move.js';
import { RelationshipEvents } from './relationship-events.js';
import { RelationshipEntity } from './relationship.entity.js';

/** The buyer leaves a supplier, or takes a request back. */
@Injectable()
export class RemoveConnectionHandler {
  constructor(
    private readonly db: Db,
    private readonly events: RelationshipEvents,
  ) {}

  execute({ userId: buyerId }: Actor, { supplierId }: SupplierIdInput): Promise<null> {
    return this.db.transaction(async (tx) => {
      const relationship = await tx.findOne(RelationshipEntity, {
        where: { buyerId, supplierId },
        lock: { mode: 'for_no_key_update' },
      });
      if (relationship?.status !== 'active' && relationship?.status !== 'pending') {
        throw notFound('You are not connected with this supplier');
      }
      if (await isRecord(tx, supplierId)) throw conflict('This is your own supplier record: delete it instead');
      await move(tx, relationship, 'removed');
      await this.events.removed(tx, [relationship.id]);
      return null;
    });
  }
}

/** A supplier without owner is one buyer's own record; without its connection it could not be reached. */
async function isRecord(tx: Tx, supplierId: number): Promise<boolean> {
  const record = await tx.row('SELECT 1 FROM suppliers WHERE id = $1 AND owner_id IS NULL', [supplierId]);
  return record !== undefined;
}
