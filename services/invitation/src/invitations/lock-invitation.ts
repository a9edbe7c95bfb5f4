import type { InvitationKind, Role } from '#contracts';
import { type Actor, conflict, hashToken, notFound, type Tx } from '#platform';
import { NO_SUCH_INVITATION } from './invitation.queries.js';

/** A pending invitation that nobody else can answer until the transaction ends. */
export interface LockedInvitation {
  id: number;
  kind: InvitationKind;
  senderId: number;
  email: string | null;
  supplierId: number | null;
  buyerId: number | null;
  role: Role | null;
  generation: number;
}

const COLUMNS = `id, kind, sender_id AS "senderId", email, supplier_id AS "supplierId", buyer_id AS "buyerId", role,
  generation`;

/** By its link; whatever is wrong with it is told in one sentence. */
export async function lockByToken(tx: Tx, kind: InvitationKind, token: string): Promise<LockedInvitation> {
  const found = await tx.row<LockedInvitation>(
    `SELECT ${COLUMNS} FROM invitations
     WHERE token_hash = $1 AND kind = $2 AND status = 'pending' AND expires_at > now() FOR NO KEY UPDATE`,
    [hashToken(token), kind],
  );
  if (!found) throw notFound(NO_SUCH_INVITATION);
  return found;
}

/** By its sender, expired or not; administrators share theirs. */
export async function lockSent(tx: Tx, { userId }: Actor, kind: InvitationKind, id: number): Promise<LockedInvitation> {
  const found = await tx.row<LockedInvitation & { status: string }>(
    `SELECT ${COLUMNS}, status FROM invitations
     WHERE id = $1 AND kind = $2 AND (sender_id = $3 OR kind = 'admin') AND status <> 'cancelled' FOR NO KEY UPDATE`,
    [id, kind, userId],
  );
  if (!found) throw notFound('Invitation not found');
  if (found.status !== 'pending') throw conflict('This invitation was answered already');
  return found;
}
