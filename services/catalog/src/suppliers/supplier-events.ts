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
    const { version } = await snapshot(tx, supplierId);
    await this.outbox.add(tx, SupplierDeleted, { supplierId, version });
  }

  /** See {@link SendAgain}. */
  async again(tx: Tx, after: number, limit: number): Promise<number[]> {
    const rows = await tx.rows<SupplierSnapshot & { isDeleted: boolean }>(
      `SELECT ${SNAPSHOT}, deleted_at IS NOT NULL AS "isDeleted" FROM suppliers WHERE id > $1 ORDER BY id LIMIT $2`,
      [after, limit],
    );
    const [gone, there] = [rows.filter(({ isDeleted }) => isDeleted), rows.filter(({ isDeleted }) => !isDeleted)];
    const snapshots = there.map(({ isDeleted: _, ...supplier }) => supplier);
    await this.outbox.addAll(tx, SupplierUpdated, snapshots);
    const ends = gone.map(({ id, version }) => ({ supplierId: id, version }));
    await this.outbox.addAll(tx, SupplierDeleted, ends);
    return rows.map(({ id }) => id);
  }
}

const SNAPSHOT = `id, name, category, owner_id AS "ownerId", created_by AS "createdBy",
  contact_email AS "contactEmail", contact_phone AS "contactPhone", address, location, currency, version`;

async function snapshot(tx: Tx, id: number): Promise<SupplierSnapshot> {
  return (await tx.row<SupplierSnapshot>(`SELECT ${SNAPSHOT} FROM suppliers WHERE id = $1`, [id]))!;
}
