import { Injectable } from '@nestjs/common';
import type { IdInput, UserSession } from '#contracts';
import { type Actor, conflict, Db } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { keepOnly } from './keep-only.js';
import { requireAdmin } from './require-admin.js';
import { UserRepository } from './user.repository.js';

/** An administrator logs somebody out: everywhere, or in one place, whose session is the gateway's to end. */
@Injectable()
export class EndUserSessionsHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly audit: AuditLog,
  ) {}

  execute(actor: Actor, { id }: IdInput): Promise<null> {
    this.requireAnother(actor, id);
    return this.db.transaction(async (tx) => {
      const user = await this.users.lock(tx, id);
      keepOnly(user, undefined);
      await this.users.update(tx, user);
      await this.audit.record(tx, actor, 'user.sessions-ended', { type: 'user', id });
      return null;
    });
  }

  recordOne(
    actor: Actor,
    { id, session }: IdInput & { session: Pick<UserSession, 'device' | 'place'> },
  ): Promise<null> {
    this.requireAnother(actor, id);
    return this.db.transaction(async (tx) => {
      await this.users.lock(tx, id);
      await this.audit.record(tx, actor, 'user.session-ended', { type: 'user', id }, session);
      return null;
    });
  }

  private requireAnother(actor: Actor, id: number): void {
    requireAdmin(actor);
    if (id === actor.userId) throw conflict('End your own sessions in your settings');
  }
}
