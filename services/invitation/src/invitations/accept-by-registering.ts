import { Injectable } from '@nestjs/common';
import type { UserSnapshot } from '#contracts';
import type { Tx } from '#platform';
import { InvitationEvents } from './invitation-events.js';

/** Whom an administrator has invited accepts by registering with that address, by the link or without it. */
@Injectable()
export class AcceptByRegistering {
  constructor(private readonly events: InvitationEvents) {}

  async execute(tx: Tx, { id, email }: UserSnapshot): Promise<void> {
    const accepted = await tx.row<{ id: number }>(
      `UPDATE invitations SET status = 'accepted', accepted_by = $2
       WHERE kind = 'admin' AND status = 'pending' AND lower(email) = lower($1) RETURNING id`,
      [email, id],
    );
    if (accepted) await this.events.accepted(tx, accepted.id, id, null);
  }
}
