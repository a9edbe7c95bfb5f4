import { Injectable } from '@nestjs/common';
import { type Actor, conflict, notFound, type Tx } from '#platform';
import { move } from './move.js';
import { RelationshipEvents } from './relationship-events.js';
import { RelationshipEntity } from './relationship.entity.js';

/** The buyer leaves a supplier, or takes a request back. */
@Injectable()
export class RemoveConnection {
  constructor(private readonly events: RelationshipEvents) {}

  async execute(tx: Tx, { userId: buyerId }: Actor, supplierId: number): Promise<void> {
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
  }
}

/** A supplier without owner is one buyer's own record; without its connection nobody could reach it. */
async function isRecord(tx: Tx, supplierId: number): Promise<boolean> {
  const found = await tx.query<unknown[]>('SELECT 1 FROM suppliers WHERE id = $1 AND owner_id IS NULL', [supplierId]);
  return found.length > 0;
}
