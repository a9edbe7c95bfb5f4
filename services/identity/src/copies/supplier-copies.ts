import { Injectable } from '@nestjs/common';
import type { SupplierSnapshot } from '#contracts';
import { CopyTable, type Tx } from '#platform';

const SUPPLIERS = new CopyTable('suppliers', { tombstones: true });

/** What identity keeps of suppliers: whose they are, since whoever owns one needs an approval, whatever their role. */
@Injectable()
export class SupplierCopies {
  async apply(tx: Tx, { id, ownerId, version }: SupplierSnapshot): Promise<void> {
    await lock(tx, ownerId);
    await SUPPLIERS.save(tx, { id, owner_id: ownerId, version });
    await mark(tx, ownerId);
  }

  /** Kept as deleted, so that an event about it that arrives late does not bring it back. */
  async markDeleted(tx: Tx, id: number, version: number): Promise<void> {
    const kept = await tx.row<{ ownerId: number | null }>('SELECT owner_id AS "ownerId" FROM suppliers WHERE id = $1', [
      id,
    ]);
    const ownerId = kept?.ownerId ?? null;
    await lock(tx, ownerId);
    await SUPPLIERS.bury(tx, { id, version });
    await mark(tx, ownerId);
  }
}

/** So that of two suppliers of one owner that change at once, the second sees what became of the first. */
async function lock(tx: Tx, ownerId: number | null): Promise<void> {
  if (ownerId !== null) await tx.rows('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
}

async function mark(tx: Tx, ownerId: number | null): Promise<void> {
  await tx.changed(
    `UPDATE users u SET owns_supplier = owned.any FROM (
       SELECT EXISTS (SELECT FROM suppliers WHERE owner_id = $1 AND NOT is_deleted) AS any) owned
     WHERE u.id = $1 AND u.owns_supplier <> owned.any`,
    [ownerId],
  );
}
