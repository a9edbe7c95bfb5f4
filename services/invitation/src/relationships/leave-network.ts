import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform';
import { RelationshipEvents } from './relationship-events.js';

/** A user has closed their account: their connections end, and what was written with them is forgotten. */
@Injectable()
export class LeaveNetwork {
  constructor(private readonly events: RelationshipEvents) {}

  async execute(tx: Tx, userId: number): Promise<void> {
    const theirs = `(buyer_id = $1 OR supplier_id IN (SELECT id FROM suppliers WHERE owner_id = $1))`;
    const removed = await tx.rows<{ id: number }>(
      `UPDATE relationships SET status = 'removed', version = version + 1, updated_at = now()
       WHERE ${theirs} AND status <> 'removed' RETURNING id`,
      [userId],
    );
    await tx.changed(`UPDATE relationships SET message = NULL, decline_reason = NULL WHERE ${theirs}`, [userId]);
    await this.events.removed(
      tx,
      removed.map(({ id }) => id),
    );
  }
}
