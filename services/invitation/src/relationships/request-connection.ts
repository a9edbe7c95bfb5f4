import { Injectable } from '@nestjs/common';
import type { ConnectInput } from '#contracts';
import { type Actor, conflict, type Tx } from '#platform';
import { whyNotAsk } from './may-ask.js';
import { move } from './move.js';
import { RelationshipEvents } from './relationship-events.js';
import { RelationshipEntity } from './relationship.entity.js';

/** A buyer asks a supplier for a connection. Of two requests at once, the unique pair lets one through. */
@Injectable()
export class RequestConnection {
  constructor(private readonly events: RelationshipEvents) {}

  async execute(tx: Tx, { userId: buyerId }: Actor, { supplierId, message = null }: ConnectInput): Promise<number> {
    const id =
      (await this.first(tx, buyerId, supplierId, message)) ?? (await this.again(tx, buyerId, supplierId, message));
    await this.events.requested(tx, id, message);
    return id;
  }

  private async first(
    tx: Tx,
    buyerId: number,
    supplierId: number,
    message: string | null,
  ): Promise<number | undefined> {
    const [made] = await tx.query<{ id: number }[]>(
      `INSERT INTO relationships (buyer_id, supplier_id, status, message) VALUES ($1, $2, 'pending', $3)
       ON CONFLICT ON CONSTRAINT relationships_pair DO NOTHING RETURNING id`,
      [buyerId, supplierId, message],
    );
    return made?.id;
  }

  private async again(tx: Tx, buyerId: number, supplierId: number, message: string | null): Promise<number> {
    const relationship = await tx.findOneOrFail(RelationshipEntity, {
      where: { buyerId, supplierId },
      lock: { mode: 'for_no_key_update' },
    });
    const refusal = whyNotAsk(relationship, new Date());
    if (refusal) throw conflict(refusal);
    await move(tx, relationship, 'pending', { message });
    return relationship.id;
  }
}
