import { Injectable } from '@nestjs/common';
import type { SupplierSnapshot } from '#contracts';
import type { Tx } from '#platform';
import { UserCopies } from '../copies/user-copies.js';
import { RelationshipEvents } from './relationship-events.js';

/** A supplier that a buyer typed in is connected with that buyer from the start: it has no owner to ask. */
@Injectable()
export class ConnectRecord {
  constructor(
    private readonly users: UserCopies,
    private readonly events: RelationshipEvents,
  ) {}

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
}
