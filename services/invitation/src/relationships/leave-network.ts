import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform';
import { RelationshipEvents } from './relationship-events.js';

/**
 * A user has closed their account: their connections end, and what was written with them is forgotten, invitations with
 * their addresses too.
 */
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
    // Their links open nothing any more. What was accepted is in the relationships.
    await tx.changed(
      `DELETE FROM invitations
       WHERE sender_id = $1 OR buyer_id = $1 OR accepted_by = $1
          OR supplier_id IN (SELECT id FROM suppliers WHERE owner_id = $1)`,
      [userId],
    );
    await this.events.removed(
      tx,
      removed.map(({ id }) => id),
    );
  }
}
