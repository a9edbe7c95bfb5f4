import { Injectable } from '@nestjs/common';
import { type IdInput, type Impersonation, ImpersonationStarted } from '#contracts';
import { type Actor, conflict, Db, forbidden, Outbox, unauthenticated } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { requireAdmin } from '../users/require-admin.js';
import { toUser } from '../users/user.mapper.js';
import { UserRepository } from '../users/user.repository.js';

const MINUTES = 60;

/** An administrator works as somebody else for an hour at most. The person is told, and it is written down. */
@Injectable()
export class StartImpersonationHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  execute(actor: Actor, { id }: IdInput): Promise<Impersonation> {
    requireAdmin(actor);
    return this.db.transaction(async (tx) => {
      const user = await this.users.lock(tx, id);
      if (user.role === 'admin') throw forbidden('Administrators cannot be impersonated');
      if (!user.isActive) throw conflict('A deactivated user cannot be impersonated');
      const begun = await tx.row<{ id: number; until: string; adminUsername: string }>(
        `INSERT INTO impersonations (admin_id, user_id, until)
         SELECT a.id, $2, now() + $3 * interval '1 minute' FROM users a WHERE a.id = $1 AND a.is_active
         RETURNING id, iso(until) AS until, (SELECT username FROM users WHERE id = $1) AS "adminUsername"`,
        [actor.userId, id, MINUTES],
      );
      // A session that outlived its administrator counts as none.
      if (!begun) throw unauthenticated();
      const { adminUsername, ...impersonation } = begun;
      await this.outbox.add(tx, ImpersonationStarted, { userId: id, adminId: actor.userId, adminUsername });
      await this.audit.record(tx, actor, 'impersonation.started', { type: 'user', id }, impersonation);
      return { ...impersonation, user: { ...toUser(user), sessionEpoch: user.sessionEpoch } };
    });
  }
}
