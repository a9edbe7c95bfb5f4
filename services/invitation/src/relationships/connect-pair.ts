import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform';
import { move } from './move.js';
import { RelationshipEvents } from './relationship-events.js';
import { RelationshipEntity } from './relationship.entity.js';

/** A buyer and a supplier who have both said yes are connected, however they stood before. */
@Injectable()
export class ConnectPair {
  constructor(private readonly events: RelationshipEvents) {}

  /** Both have their copies already. */
  async execute(tx: Tx, { buyerId, supplierId }: { buyerId: number; supplierId: number }): Promise<void> {
    const made = await tx.row<{ id: number }>(
      `INSERT INTO relationships (buyer_id, supplier_id, status) VALUES ($1, $2, 'active')
       ON CONFLICT ON CONSTRAINT relationships_pair DO NOTHING RETURNING id`,
      [buyerId, supplierId],
    );
    if (made) return this.events.activated(tx, made.id);
    const relationship = await tx.findOneOrFail(RelationshipEntity, {
      where: { buyerId, supplierId },
      lock: { mode: 'for_no_key_update' },
    });
    // An active one is told again: its supplier may have an owner now.
    await move(tx, relationship, 'active');
    await this.events.activated(tx, relationship.id);
  }
}
