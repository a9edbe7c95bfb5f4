import { Injectable } from '@nestjs/common';
import type { IdInput, Supplier, UpdateSupplierInput } from '#contracts';
import { type Actor, conflict, Db, type Tx } from '#platform';
import { usePicture } from '../pictures/use-picture.js';
import { ProductEvents } from '../products/product-events.js';
import { lockManagedSupplier } from './supplier-access.js';
import { SupplierEvents } from './supplier-events.js';
import { SupplierEntity } from './supplier.entity.js';
import { SupplierQueries } from './supplier.queries.js';

@Injectable()
export class UpdateSupplierHandler {
  constructor(
    private readonly db: Db,
    private readonly events: SupplierEvents,
    private readonly productEvents: ProductEvents,
    private readonly queries: SupplierQueries,
  ) {}

  execute(actor: Actor, { id, ...input }: UpdateSupplierInput & IdInput): Promise<Supplier> {
    return this.db.transaction(async (tx) => {
      // The stronger lock also keeps out private products, which only hold a key-share lock on the supplier.
      const lock = input.currency === undefined ? 'for_no_key_update' : 'pessimistic_write';
      const supplier = await lockManagedSupplier(tx, actor, id, lock);
      if (input.currency !== undefined && input.currency !== supplier.currency) await requireUnpriced(tx, id);
      await usePicture(tx, input.logoUrl, 'logoUrl');
      await tx.update(SupplierEntity, id, { ...input, version: supplier.version + 1 });
      await this.events.updated(tx, id);
      if (input.name !== undefined && input.name !== supplier.name) await this.productEvents.ofSupplier(tx, id);
      return this.queries.get(actor, id, tx);
    });
  }
}

/** Archived products count: they can be restored. Another's private product may have a currency of its own. */
async function requireUnpriced(tx: Tx, supplierId: number): Promise<void> {
  const priced = await tx.row('SELECT 1 FROM products WHERE supplier_id = $1 AND currency IS NULL LIMIT 1', [
    supplierId,
  ]);
  if (!priced) return;
  const message = 'The currency cannot change any more: there are products priced in it';
  throw conflict(message, { errors: [{ field: 'currency', message }] });
}
