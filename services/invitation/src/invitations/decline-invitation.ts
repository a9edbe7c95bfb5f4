import { Injectable } from '@nestjs/common';
import type { Invitation, InvitationTokenInput, NetworkInvitationKind } from '#contracts';
import { Db } from '#platform';
import { InvitationEvents } from './invitation-events.js';
import { InvitationQueries } from './invitation.queries.js';
import { lockByToken } from './lock-invitation.js';

/** By whoever holds the link: saying no must not take an account. */
@Injectable()
export class DeclineInvitationHandler {
  constructor(
    private readonly db: Db,
    private readonly events: InvitationEvents,
    private readonly queries: InvitationQueries,
  ) {}

  execute({ kind, token }: InvitationTokenInput & { kind: NetworkInvitationKind }): Promise<Invitation> {
    return this.db.transaction(async (tx) => {
      const { id } = await lockByToken(tx, kind, token);
      await tx.changed(`UPDATE invitations SET status = 'declined' WHERE id = $1`, [id]);
      await this.events.declined(tx, id);
      return this.queries.get(id, tx);
    });
  }
}
