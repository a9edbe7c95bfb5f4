import { Injectable } from '@nestjs/common';
import type { UpdateSupplierInput } from '#contracts';
import type { Actor, Tx } from '#platform';
import { ProductEvents } from '../products/product-events.js';
import { lockManagedSupplier } from './supplier-access.js';
import { SupplierEvents } from './supplier-events.js';
import { SupplierEntity } from './supplier.entity.js';

@Injectable()
export class UpdateSupplier {
  constructor(
    private readonly events: SupplierEvents,
    private readonly productEvents: ProductEvents,
  ) {}

  async execute(tx: Tx, actor: Actor, id: number, input: UpdateSupplierInput): Promise<void> {
    const supplier = await lockManagedSupplier(tx, actor, id);
    await tx.update(SupplierEntity, id, { ...input, version: supplier.version + 1 });
    await this.events.updated(tx, id);
    if (input.name !== undefined && input.name !== supplier.name) await this.productEvents.ofSupplier(tx, id);
  }
}
