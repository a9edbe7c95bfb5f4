import { Injectable } from '@nestjs/common';
import { SupplierCreated, SupplierDeleted, SupplierUpdated, type SupplierSnapshot } from '#contracts';
import { Outbox, type Tx } from '#platform';

/** Tells the other services what they may keep of a supplier, as it stands in the transaction. */
@Injectable()
export class SupplierEvents {
  constructor(private readonly outbox: Outbox) {}

  async created(tx: Tx, id: number): Promise<void> {
    await this.outbox.add(tx, SupplierCreated, await snapshot(tx, id));
  }

  async updated(tx: Tx, id: number): Promise<void> {
    await this.outbox.add(tx, SupplierUpdated, await snapshot(tx, id));
  }

  async deleted(tx: Tx, supplierId: number): Promise<void> {
    await this.outbox.add(tx, SupplierDeleted, { supplierId });
  }
}

async function snapshot(tx: Tx, id: number): Promise<SupplierSnapshot> {
  const row = await tx.row<SupplierSnapshot>(
    `SELECT id, name, category, owner_id AS "ownerId", created_by AS "createdBy", contact_email AS "contactEmail",
            location, currency, version
     FROM suppliers WHERE id = $1`,
    [id],
  );
  return row!;
}
