import { Injectable } from '@nestjs/common';
import type { SupplierSnapshot } from '#contracts';
import type { Tx } from '#platform';
import { UserCopies } from '../copies/user-copies.js';
import { RelationshipEvents } from './relationship-events.js';

/** A supplier that a buyer typed in is connected with that buyer alone: it has no owner to ask. */
@Injectable()
export class ConnectRecord {
  constructor(
    private readonly users: UserCopies,
    private readonly events: RelationshipEvents,
  ) {}

  /** From the start. */
  async execute(tx: Tx, { id: supplierId, createdBy }: SupplierSnapshot): Promise<void> {
    await this.users.reserve(tx, createdBy);
    const made = await tx.row<{ id: number }>(
      `INSERT INTO relationships (buyer_id, supplier_id, status)
       SELECT $1, id, 'active' FROM suppliers WHERE id = $2 AND NOT is_deleted
       ON CONFLICT ON CONSTRAINT relationships_pair DO NOTHING RETURNING id`,
      [createdBy, supplierId],
    );
    if (made) await this.events.activated(tx, made.id);
  }

  /** And again once the owner whom it was given to has closed their account, before or after that is heard of here. */
  async again(tx: Tx, { id: supplierId, createdBy }: SupplierSnapshot): Promise<void> {
    const moved = await tx.rows<{ id: number; isTheirs: boolean }>(
      `UPDATE relationships
       SET status = CASE WHEN buyer_id = $2 THEN 'active' ELSE 'removed' END, message = NULL, decline_reason = NULL,
           version = version + 1, updated_at = now()
       WHERE supplier_id = $1 AND status <> CASE WHEN buyer_id = $2 THEN 'active' ELSE 'removed' END
       RETURNING id, buyer_id = $2 AS "isTheirs"`,
      [supplierId, createdBy],
    );
    for (const { id } of moved.filter(({ isTheirs }) => isTheirs)) await this.events.activated(tx, id);
    await this.events.removed(
      tx,
      moved.filter(({ isTheirs }) => !isTheirs).map(({ id }) => id),
    );
  }
}
