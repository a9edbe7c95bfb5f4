import { Injectable } from '@nestjs/common';
import { type AdminInvitation, FindUserByEmail, type InviteUserInput } from '#contracts';
import { type Actor, Db, Requests, taken } from '#platform';
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
    private readonly requests: Requests,
    private readonly send: SendInvitation,
    private readonly queries: InvitationQueries,
  ) {}

  async execute(actor: Actor, { email, role, message }: InviteUserInput): Promise<AdminInvitation> {
    requireAdmin(actor);
    await this.users.ensure(actor);
    await this.requireNew(email);
    return this.db.transaction(async (tx) => {
      const id = await this.send.execute(tx, {
        ...{ kind: 'admin', senderId: actor.userId, email, supplierId: null, buyerId: null },
        ...{ role, message: message || null },
      });
      return this.queries.getOfAdmins(id, tx);
    });
  }

  /** Identity decides: invitation keeps no addresses. */
  private async requireNew(email: string): Promise<void> {
    const { id } = await this.requests.send(FindUserByEmail, { email });
    if (id !== null) throw taken('email', 'This address has an account already');
  }
}
