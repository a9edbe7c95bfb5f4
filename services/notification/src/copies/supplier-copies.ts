import { Injectable } from '@nestjs/common';
import type { SupplierSnapshot } from '#contracts';
import { CopyTable, type Tx } from '#platform';

const SUPPLIERS = new CopyTable('suppliers', { tombstones: true });

/** What notification keeps of suppliers: how to name them, and who answers for them. */
@Injectable()
export class SupplierCopies {
  /** Conversations follow their supplier to a new owner. */
  async save(tx: Tx, { id, name, ownerId, version }: SupplierSnapshot): Promise<void> {
    const saved = await SUPPLIERS.save(tx, { id, name, owner_id: ownerId, version });
    if (!saved || ownerId === null) return;
    await tx.changed(
      `UPDATE conversation_members SET user_id = $2
       WHERE side = 'seller' AND user_id <> $2 AND conversation_id IN (SELECT id FROM conversations WHERE supplier_id = $1)`,
      [id, ownerId],
    );
  }

  /** Its conversations can still be read. */
  async bury(tx: Tx, id: number, version: number): Promise<void> {
    await SUPPLIERS.bury(tx, { id, version }, { name: 'Deleted supplier' });
  }
}
