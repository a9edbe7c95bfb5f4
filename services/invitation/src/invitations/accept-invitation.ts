import { Injectable } from '@nestjs/common';
import { type AcceptInvitationInput, GetCurrentUser, type Invitation, type NetworkInvitationKind } from '#contracts';
import { type Actor, Db, forbidden, notFound, Requests, type Tx } from '#platform';
import { UserCopies } from '../copies/user-copies.js';
import { ConnectPair } from '../relationships/connect-pair.js';
import { InvitationEvents } from './invitation-events.js';
import { InvitationQueries, NO_SUCH_INVITATION } from './invitation.queries.js';
import { sameAddress } from './invite-supplier.js';
import { lockByToken, type LockedInvitation } from './lock-invitation.js';
import { requireOwnId } from './own-id.js';

/**
 * The addressee connects with the sender. Of any number at once one does: the invitation's row is locked. A supplier
 * without owner becomes the accepter's; one with an owner is spoken for by that owner alone, whoever was written to.
 */
@Injectable()
export class AcceptInvitationHandler {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
    private readonly users: UserCopies,
    private readonly connect: ConnectPair,
    private readonly events: InvitationEvents,
    private readonly queries: InvitationQueries,
  ) {}

  async execute(
    actor: Actor,
    { kind, token, userId }: AcceptInvitationInput & { kind: NetworkInvitationKind },
  ): Promise<Invitation> {
    requireOwnId(actor, userId);
    const [{ email }] = await Promise.all([this.requests.send(GetCurrentUser, {}), this.users.ensure(actor)]);
    return this.db.transaction(async (tx) => {
      const invitation = await lockByToken(tx, kind, token);
      requireAddressee(actor, email, invitation);
      const supplierId = invitation.supplierId!;
      const ownerId = await lockOwner(tx, supplierId);
      const newOwnerId = kind === 'supplier' ? await representedBy(tx, actor, supplierId, ownerId) : null;
      if (kind === 'buyer' && ownerId !== invitation.senderId) throw notFound(NO_SUCH_INVITATION);
      const buyerId = kind === 'supplier' ? invitation.buyerId! : actor.userId;
      await this.connect.execute(tx, { buyerId, supplierId });
      await tx.changed(`UPDATE invitations SET status = 'accepted', accepted_by = $2, buyer_id = $3 WHERE id = $1`, [
        invitation.id,
        actor.userId,
        buyerId,
      ]);
      await this.events.accepted(tx, invitation.id, actor.userId, newOwnerId);
      return this.queries.get(invitation.id, tx);
    });
  }
}

function requireAddressee({ userId }: Actor, ownEmail: string, invitation: LockedInvitation): void {
  const { email, buyerId, senderId } = invitation;
  const isAddressee = email === null ? buyerId === userId : sameAddress(email, ownEmail);
  if (!isAddressee) throw forbidden('Email mismatch');
  if (senderId === userId) throw forbidden('This is your own invitation');
}

/** Locked, so that of two who would become its owner at once one does. */
async function lockOwner(tx: Tx, supplierId: number): Promise<number | null> {
  const supplier = await tx.row<{ ownerId: number | null }>(
    `SELECT owner_id AS "ownerId" FROM suppliers WHERE id = $1 AND NOT is_deleted FOR NO KEY UPDATE`,
    [supplierId],
  );
  if (!supplier) throw notFound(NO_SUCH_INVITATION);
  return supplier.ownerId;
}

/** Answers the new owner, if it becomes one's now. The copy says so at once; catalog, the owner of suppliers, by event. */
async function representedBy(
  tx: Tx,
  { userId }: Actor,
  supplierId: number,
  ownerId: number | null,
): Promise<number | null> {
  if (ownerId === userId) return null;
  if (ownerId !== null) throw forbidden('Only the owner of this supplier can accept');
  await tx.changed('UPDATE suppliers SET owner_id = $2 WHERE id = $1', [supplierId, userId]);
  return userId;
}
