import { Injectable } from '@nestjs/common';
import type { IdInput, Supplier, UpdateSupplierInput } from '#contracts';
import { type Actor, Db } from '#platform';
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
      const supplier = await lockManagedSupplier(tx, actor, id);
      await usePicture(tx, input.logoUrl, 'logoUrl');
      await tx.update(SupplierEntity, id, { ...input, version: supplier.version + 1 });
      await this.events.updated(tx, id);
      if (input.name !== undefined && input.name !== supplier.name) await this.productEvents.ofSupplier(tx, id);
      return this.queries.get(actor, id, tx);
    });
  }
}
