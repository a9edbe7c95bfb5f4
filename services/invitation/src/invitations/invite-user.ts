import { Injectable } from '@nestjs/common';
import type { AdminInvitation, InviteUserInput } from '#contracts';
import { type Actor, Db } from '#platform';
import { UserCopies } from '../copies/user-copies.js';
import { InvitationQueries } from './invitation.queries.js';
import { requireAdmin } from './require-admin.js';
import { SendInvitation } from './send-invitation.js';

/** An administrator asks somebody to register in a role. */
@Injectable()
export class InviteUserHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserCopies,
    private readonly send: SendInvitation,
    private readonly queries: InvitationQueries,
  ) {}

  async execute(actor: Actor, { email, role, message }: InviteUserInput): Promise<AdminInvitation> {
    requireAdmin(actor);
    await this.users.ensure(actor);
    return this.db.transaction(async (tx) => {
      const id = await this.send.execute(tx, {
        ...{ kind: 'admin', senderId: actor.userId, email, supplierId: null, buyerId: null },
        ...{ role, message: message || null },
      });
      return this.queries.getOfAdmins(id, tx);
    });
  }
}
