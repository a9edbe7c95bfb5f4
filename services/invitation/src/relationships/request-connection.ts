import { Injectable } from '@nestjs/common';
import type { ConnectInput } from '#contracts';
import { type Actor, conflict, notFound, type Tx } from '#platform';
import { SupplierCopies } from '../copies/supplier-copies.js';
import { whyNotAsk } from './may-ask.js';
import { move } from './move.js';
import { RelationshipEvents } from './relationship-events.js';
import { RelationshipEntity } from './relationship.entity.js';

/** A buyer asks a supplier for a connection. Of two requests at once, the unique pair lets one through. */
@Injectable()
export class RequestConnection {
  constructor(
    private readonly suppliers: SupplierCopies,
    private readonly events: RelationshipEvents,
  ) {}

  async execute(tx: Tx, { userId: buyerId }: Actor, { supplierId, message }: ConnectInput): Promise<number> {
    if (!(await this.suppliers.hold(tx, supplierId))) throw notFound('Supplier not found');
    const ask = { buyerId, supplierId, message: message || null };
    const id = (await first(tx, ask)) ?? (await again(tx, ask));
    await this.events.requested(tx, id, ask.message);
    return id;
  }
}

type Ask = Pick<RelationshipEntity, 'buyerId' | 'supplierId' | 'message'>;

async function first(tx: Tx, { buyerId, supplierId, message }: Ask): Promise<number | undefined> {
  const [made] = await tx.query<{ id: number }[]>(
    `INSERT INTO relationships (buyer_id, supplier_id, status, message) VALUES ($1, $2, 'pending', $3)
     ON CONFLICT ON CONSTRAINT relationships_pair DO NOTHING RETURNING id`,
    [buyerId, supplierId, message],
  );
  return made?.id;
}

async function again(tx: Tx, { buyerId, supplierId, message }: Ask): Promise<number> {
  const relationship = await tx.findOneOrFail(RelationshipEntity, {
    where: { buyerId, supplierId },
    lock: { mode: 'for_no_key_update' },
  });
  const refusal = whyNotAsk(relationship, new Date());
  if (refusal) throw conflict(refusal);
  await move(tx, relationship, 'pending', { message });
  return relationship.id;
}
