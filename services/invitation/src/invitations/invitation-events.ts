import { Injectable } from '@nestjs/common';
import {
  InvitationAccepted,
  InvitationCancelled,
  InvitationDeclined,
  type InvitationFacts,
  InvitationSent,
} from '#contracts';
import { Outbox, type Tx } from '#platform';

/** Tells the others what became of an invitation, as it is in the transaction; never its token. */
@Injectable()
export class InvitationEvents {
  constructor(private readonly outbox: Outbox) {}

  async sent(tx: Tx, id: number): Promise<void> {
    await this.outbox.add(tx, InvitationSent, await factsOf(tx, id));
  }

  async cancelled(tx: Tx, id: number): Promise<void> {
    const facts = await factsOf(tx, id);
    if (facts.kind === 'admin') await this.outbox.add(tx, InvitationCancelled, facts);
  }

  async accepted(tx: Tx, id: number, acceptedBy: number, newOwnerId: number | null): Promise<void> {
    await this.outbox.add(tx, InvitationAccepted, { ...(await factsOf(tx, id)), acceptedBy, newOwnerId });
  }

  async declined(tx: Tx, id: number): Promise<void> {
    const facts = await factsOf(tx, id);
    if (facts.kind !== 'admin') await this.outbox.add(tx, InvitationDeclined, { ...facts, kind: facts.kind });
  }
}

async function factsOf(tx: Tx, id: number): Promise<InvitationFacts> {
  const row = await tx.row<InvitationFacts>(
    `SELECT i.id AS "invitationId", i.kind, i.generation, i.email,
            CASE WHEN i.email IS NULL THEN i.buyer_id END AS "addresseeId", i.sender_id AS "senderId",
            u.company_name AS "senderCompany", u.first_name || ' ' || u.last_name AS "senderName",
            i.supplier_id AS "supplierId", s.name AS "supplierName", i.role, i.message, iso(i.expires_at) AS "expiresAt"
     FROM invitations i JOIN users u ON u.id = i.sender_id LEFT JOIN suppliers s ON s.id = i.supplier_id
     WHERE i.id = $1`,
    [id],
  );
  return row!;
}
