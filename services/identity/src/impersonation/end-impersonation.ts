import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser, EndImpersonationInput } from '#contracts';
import { type Actor, Db, notFound } from '#platform';
import { requireAdmin } from '../users/require-admin.js';
import { toUser } from '../users/user.mapper.js';
import { UserRepository } from '../users/user.repository.js';
import { ImpersonationEnds } from './impersonation-ends.js';

/** The administrator is who they are again. Ending what has ended answers the same. */
@Injectable()
export class EndImpersonationHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly ends: ImpersonationEnds,
  ) {}

  execute(actor: Actor, { id, by }: EndImpersonationInput): Promise<AuthenticatedUser> {
    requireAdmin(actor);
    return this.db.transaction(async (tx) => {
      const admin = await this.users.lockCaller(tx, actor.userId);
      const own = await tx.row('SELECT FROM impersonations WHERE id = $1 AND admin_id = $2', [id, actor.userId]);
      if (!own) throw notFound('Impersonation not found');
      await this.ends.end(tx, 'id = $1', [id], by);
      return { ...toUser(admin), sessionEpoch: admin.sessionEpoch };
    });
  }
}
