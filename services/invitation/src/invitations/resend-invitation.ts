import { Injectable } from '@nestjs/common';
import type { AdminInvitation, IdInput, Invitation, NetworkInvitationKind } from '#contracts';
import { type Actor, Db } from '#platform';
import { InvitationQueries } from './invitation.queries.js';
import { lockSent } from './lock-invitation.js';
import { requireAdmin } from './require-admin.js';
import { SendInvitation } from './send-invitation.js';

/** A new token and another term, for a pending invitation, expired or not. The old token is dead. */
@Injectable()
export class ResendInvitationHandler {
  constructor(
    private readonly db: Db,
    private readonly send: SendInvitation,
    private readonly queries: InvitationQueries,
  ) {}

  execute(actor: Actor, { kind, id }: IdInput & { kind: NetworkInvitationKind }): Promise<Invitation> {
    return this.db.transaction(async (tx) => {
      await this.send.again(tx, await lockSent(tx, actor, kind, id));
      return this.queries.get(id, tx);
    });
  }

  async ofAdmins(actor: Actor, { id }: IdInput): Promise<AdminInvitation> {
    requireAdmin(actor);
    return this.db.transaction(async (tx) => {
      await this.send.again(tx, { ...(await lockSent(tx, actor, 'admin', id)), senderId: actor.userId });
      return this.queries.getOfAdmins(id, tx);
    });
  }
}
