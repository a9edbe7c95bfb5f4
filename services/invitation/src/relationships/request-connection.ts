import { Injectable } from '@nestjs/common';
import type { ConnectInput, Relationship } from '#contracts';
import { type Actor, type Calendar, calendarOf, conflict, Db, forbidden, notFound, type Tx } from '#platform';
import { SupplierCopies } from '../copies/supplier-copies.js';
import { UserCopies } from '../copies/user-copies.js';
import { whyNotAsk } from './may-ask.js';
import { move } from './move.js';
import { RelationshipEvents } from './relationship-events.js';
import { RelationshipEntity } from './relationship.entity.js';
import { RelationshipQueries } from './relationship.queries.js';

/** A buyer asks a supplier for a connection. Of two requests at once, the unique pair lets one through. */
@Injectable()
export class RequestConnectionHandler {
  constructor(
    private readonly db: Db,
    private readonly suppliers: SupplierCopies,
    private readonly users: UserCopies,
    private readonly events: RelationshipEvents,
    private readonly queries: RelationshipQueries,
  ) {}

  async execute(actor: Actor, { supplierId, message }: ConnectInput): Promise<Relationship> {
    // Before the transaction: either may have to ask another service.
    await this.requireOpen(actor, supplierId);
    await this.users.ensure(actor);
    return this.db.transaction(async (tx) => {
      if (!(await this.suppliers.hold(tx, supplierId))) throw notFound('Supplier not found');
      const ask = { buyerId: actor.userId, supplierId, message: message || null };
      const id = (await first(tx, ask)) ?? (await again(tx, ask, calendarOf(actor)));
      await this.events.requested(tx, id, ask.message);
      return this.queries.get(id, tx);
    });
  }

  private async requireOpen(actor: Actor, supplierId: number): Promise<void> {
    const { ownerId } = await this.suppliers.find(actor, supplierId);
    if (ownerId === actor.userId) throw forbidden('This is your own supplier');
    if (ownerId === null) throw conflict('You are already connected with this supplier');
  }
}

type Ask = Pick<RelationshipEntity, 'buyerId' | 'supplierId' | 'message'>;

async function first(tx: Tx, { buyerId, supplierId, message }: Ask): Promise<number | undefined> {
  const made = await tx.row<{ id: number }>(
    `INSERT INTO relationships (buyer_id, supplier_id, status, message) VALUES ($1, $2, 'pending', $3)
     ON CONFLICT ON CONSTRAINT relationships_pair DO NOTHING RETURNING id`,
    [buyerId, supplierId, message],
  );
  return made?.id;
}

async function again(tx: Tx, { buyerId, supplierId, message }: Ask, calendar: Calendar): Promise<number> {
  const relationship = await tx.findOneOrFail(RelationshipEntity, {
    where: { buyerId, supplierId },
    lock: { mode: 'for_no_key_update' },
  });
  const refusal = whyNotAsk(relationship, new Date(), calendar);
  if (refusal) throw conflict(refusal);
  await move(tx, relationship, 'pending', { message });
  return relationship.id;
}
