import { Injectable } from '@nestjs/common';
import {
  RelationshipActivated,
  RelationshipDeclined,
  type RelationshipFacts,
  RelationshipRemoved,
  RelationshipRequested,
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
