import { Injectable } from '@nestjs/common';
import {
  RelationshipActivated,
  RelationshipDeclined,
  type RelationshipFacts,
  RelationshipRemoved,
  RelationshipRequested,
  RelationshipRestated,
  type RelationshipState,
} from '#contracts';
import { Outbox, type Tx } from '#platform';

/** Tells the others how a buyer and a supplier stand, as it is in the transaction. */
@Injectable()
export class RelationshipEvents {
  constructor(private readonly outbox: Outbox) {}

  async requested(tx: Tx, id: number, message: string | null): Promise<void> {
    const facts = (await factsOf(tx, [id])).map((fact) => ({ ...fact, message }));
    await this.outbox.addAll(tx, RelationshipRequested, facts);
  }

  async activated(tx: Tx, id: number): Promise<void> {
    await this.outbox.addAll(tx, RelationshipActivated, await factsOf(tx, [id]));
  }

  async declined(tx: Tx, id: number, reason: string | null): Promise<void> {
    const facts = (await factsOf(tx, [id])).map((fact) => ({ ...fact, reason }));
    await this.outbox.addAll(tx, RelationshipDeclined, facts);
  }

  async removed(tx: Tx, ids: number[]): Promise<void> {
    await this.outbox.addAll(tx, RelationshipRemoved, await factsOf(tx, ids));
  }

  /** See {@link SendAgain}. */
  async again(tx: Tx, after: number, limit: number): Promise<number[]> {
    const rows = await tx.rows<{ id: number; status: RelationshipState }>(
      'SELECT id, status FROM relationships WHERE id > $1 ORDER BY id LIMIT $2',
      [after, limit],
    );
    const ids = rows.map(({ id }) => id);
    const statuses = new Map(rows.map(({ id, status }) => [id, status]));
    const facts = (await factsOf(tx, ids)).map((fact) => ({ ...fact, status: statuses.get(fact.relationshipId)! }));
    await this.outbox.addAll(tx, RelationshipRestated, facts);
    return ids;
  }
}

async function factsOf(tx: Tx, ids: number[]): Promise<RelationshipFacts[]> {
  return tx.rows<RelationshipFacts>(
    `SELECT r.id AS "relationshipId", r.buyer_id AS "buyerId", u.company_name AS "buyerCompany",
            r.supplier_id AS "supplierId", s.name AS "supplierName", s.owner_id AS "supplierOwnerId", r.version
     FROM relationships r JOIN suppliers s ON s.id = r.supplier_id JOIN users u ON u.id = r.buyer_id
     WHERE r.id = ANY ($1)`,
    [ids],
  );
}
