import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform';
import { RelationshipEvents } from './relationship-events.js';

/** A supplier is gone, and with it all its connections, in one statement however many. */
@Injectable()
export class RemoveSupplierConnections {
  constructor(private readonly events: RelationshipEvents) {}

  async execute(tx: Tx, supplierId: number): Promise<void> {
    const removed = await tx.rows<{ id: number }>(
      `UPDATE relationships SET status = 'removed', decline_reason = NULL, version = version + 1, updated_at = now()
       WHERE supplier_id = $1 AND status <> 'removed' RETURNING id`,
      [supplierId],
    );
    await this.events.removed(
      tx,
      removed.map(({ id }) => id),
    );
  }
}
