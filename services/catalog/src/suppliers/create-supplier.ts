import { Injectable } from '@nestjs/common';
import type { CreateSupplierInput } from '#contracts';
import type { Actor, Tx } from '#platform';
import { mayOwnerSell } from '../copies/owners.js';
import { SupplierEvents } from './supplier-events.js';
import { SupplierEntity } from './supplier.entity.js';

/** Seller mode: the caller's own supplier, public once its owner is approved. Buyer mode: a private record. */
@Injectable()
export class CreateSupplier {
  constructor(private readonly events: SupplierEvents) {}

  async execute(tx: Tx, actor: Actor, input: CreateSupplierInput): Promise<number> {
    const ownerId = actor.viewMode === 'seller' ? actor.userId : null;
    const { id } = await tx.save(SupplierEntity, {
      ...input,
      ownerId,
      createdBy: actor.userId,
      isPublic: ownerId !== null && (await mayOwnerSell(tx, ownerId)),
    });
    await this.events.created(tx, id);
    return id;
  }
}
