import { Injectable } from '@nestjs/common';
import type { InvitationKind, Role } from '#contracts';
import { conflict, DomainError, isUniqueViolation, type Tx } from '#platform';
import { InvitationEvents } from './invitation-events.js';
import { InvitationTokens } from './invitation-tokens.js';

/** How long an invitation can be accepted. */
const TERM = `(SELECT make_interval(days => invitation_days) FROM settings)`;

export interface NewInvitation {
  kind: InvitationKind;
  senderId: number;
  email: string | null;
  supplierId: number | null;
  buyerId: number | null;
  role: Role | null;
  message: string | null;
}

/** Whoever sends more is no buyer or seller. Resending counts. */
const MOST_PER_DAY = 100;
const DAY_SECONDS = 24 * 60 * 60;
/** Of one invitation: an address must not be bombed with it. */
const MOST_TIMES = 20;

/** Writes an invitation and tells of it; its mail asks for the link when it is written. */
@Injectable()
export class SendInvitation {
  constructor(
    private readonly tokens: InvitationTokens,
    private readonly events: InvitationEvents,
  ) {}

  /** Of two at once to the same address, one is refused like a second later on. */
  async execute(tx: Tx, invitation: NewInvitation): Promise<number> {
    await requireModeration(tx, invitation.senderId);
    await this.giveWay(tx, invitation);
    const id = await insert(tx, invitation);
    await this.tokens.keep(tx, { id, generation: 1 });
    await this.events.sent(tx, id);
    return id;
  }

  /** A new token and another term, for one that is locked and pending, expired or not. */
  async again(
    tx: Tx,
    { id, senderId, generation }: { id: number; senderId: number; generation: number },
  ): Promise<void> {
    await requireModeration(tx, senderId);
    if (generation >= MOST_TIMES) throw conflict('This invitation was sent too often');
    await tx.changed(
      `UPDATE invitations SET generation = generation + 1, sent_at = now(),
                              expires_at = now() + ${TERM} WHERE id = $1`,
      [id],
    );
    await this.tokens.keep(tx, { id, generation: generation + 1 });
    await this.events.sent(tx, id);
  }

  /** One whose time is over keeps nobody from being invited anew. */
  private async giveWay(tx: Tx, { kind, email, supplierId, buyerId }: NewInvitation): Promise<void> {
    await tx.changed(
      `UPDATE invitations SET status = 'cancelled'
       WHERE status = 'pending' AND expires_at <= now() AND kind = $1 AND coalesce(supplier_id, 0) = coalesce($2::int, 0)
         AND (lower(email) = lower($3::text) OR (email IS NULL AND $3::text IS NULL AND buyer_id = $4::int))`,
      [kind, supplierId, email, buyerId],
    );
  }
}

async function insert(
  tx: Tx,
  { kind, senderId, email, supplierId, buyerId, role, message }: NewInvitation,
): Promise<number> {
  try {
    const row = await tx.row<{ id: number }>(
      `INSERT INTO invitations (kind, sender_id, email, supplier_id, buyer_id, role, message, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, now() + ${TERM}) RETURNING id`,
      [kind, senderId, email, supplierId, buyerId, role, message],
    );
    return row!.id;
  } catch (error) {
    for (const key of ['invitations_pending_email', 'invitations_pending_buyer']) {
      if (isUniqueViolation(error, key)) throw conflict('An invitation to this address is already pending');
    }
    throw error;
  }
}

async function requireModeration(tx: Tx, senderId: number): Promise<void> {
  const { sent } = (await tx.row<{ sent: number }>(
    `SELECT count(*)::int AS sent FROM invitations WHERE sender_id = $1 AND sent_at > now() - interval '1 day'`,
    [senderId],
  ))!;
  if (sent < MOST_PER_DAY) return;
  const message = 'You have sent many invitations today. Please try again tomorrow.';
  throw new DomainError('too-many', message, { retryAfter: DAY_SECONDS });
}
