import { Injectable } from '@nestjs/common';
import { type CreateSupplierInput, GetCurrentUser, type Supplier } from '#contracts';
import { type Actor, Db, Requests } from '#platform';
import { mayOwnerSell } from '../copies/owner-copies.js';
import { usePicture } from '../pictures/use-picture.js';
import { settingsOf } from '../settings/settings.js';
import { SupplierEvents } from './supplier-events.js';
import { SupplierEntity } from './supplier.entity.js';
import { SupplierQueries } from './supplier.queries.js';

/** Seller mode: the caller's own supplier, public once its owner is approved. Buyer mode: a private record. */
@Injectable()
export class CreateSupplierHandler {
  constructor(
    private readonly db: Db,
    private readonly events: SupplierEvents,
    private readonly queries: SupplierQueries,
    private readonly requests: Requests,
  ) {}

  async execute(actor: Actor, input: CreateSupplierInput): Promise<Supplier> {
    const ownerId = actor.viewMode === 'seller' ? actor.userId : null;
    const currency = input.currency ?? (ownerId === null ? null : await this.ownCurrency());
    return this.db.transaction(async (tx) => {
      await usePicture(tx, input.logoUrl, 'logoUrl');
      const { defaultCurrency } = await settingsOf(tx);
      const { id } = await tx.save(SupplierEntity, {
        ...input,
        currency: currency ?? defaultCurrency,
        ownerId,
        createdBy: actor.userId,
        isPublic: ownerId !== null && (await mayOwnerSell(tx, ownerId)),
      });
      await this.events.created(tx, id);
      return this.queries.get(actor, id, tx);
    });
  }

  private async ownCurrency(): Promise<string> {
    return (await this.requests.send(GetCurrentUser, {})).currency;
  }
}
