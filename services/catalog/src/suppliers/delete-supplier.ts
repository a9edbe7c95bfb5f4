import { Injectable } from '@nestjs/common';
import type { IdInput } from '#contracts';
import { type Actor, conflict, Db, type Tx } from '#platform';
import { lockManagedSupplier } from './supplier-access.js';
import { SupplierEvents } from './supplier-events.js';
import { SupplierEntity } from './supplier.entity.js';

/** The row stays for archived products to name; for everybody else the supplier is gone. */
@Injectable()
export class DeleteSupplierHandler {
  constructor(
    private readonly db: Db,
    private readonly events: SupplierEvents,
  ) {}

  execute(actor: Actor, { id }: IdInput): Promise<null> {
    return this.db.transaction(async (tx) => {
      // The stronger lock also keeps out private products, which only hold a key-share lock on the supplier.
      const supplier = await lockManagedSupplier(tx, actor, id, 'pessimistic_write');
      if (await hasProducts(tx, supplier)) throw conflict('Delete the products of this supplier first');
      await tx.update(SupplierEntity, id, { deletedAt: new Date(), version: supplier.version + 1 });
      await this.events.deleted(tx, id);
      return null;
    });
  }
}

/** Another buyer's private product does not count: the owner could neither see nor delete it. */
async function hasProducts(tx: Tx, { id, ownerId, createdBy }: SupplierEntity): Promise<boolean> {
  const found = await tx.row(
    `SELECT 1 FROM products
     WHERE supplier_id = $1 AND archived_at IS NULL AND (private_to IS NULL OR private_to = $2) LIMIT 1`,
    [id, ownerId ?? createdBy],
  );
  return found !== undefined;
}
