import { Injectable } from '@nestjs/common';
import { type AdminUpdateUserInput, type IdInput, type User, UserApproved } from '#contracts';
import { type Actor, conflict, Db, invalid, Outbox } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { keepAnAdmin } from './keep-an-admin.js';
import { requireAdmin } from './require-admin.js';
import { toUser } from './user.mapper.js';
import { UserRepository } from './user.repository.js';

/** An administrator switches a user on or off, or changes their approval. */
@Injectable()
export class AdminUpdateUserHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async execute(actor: Actor, { id, isActive, isApproved }: AdminUpdateUserInput & IdInput): Promise<User> {
    requireAdmin(actor);
    if (isActive === undefined && isApproved === undefined) throw invalid('Nothing to change');
    if (isActive === false && id === actor.userId) throw conflict('You cannot deactivate your own account');

    return this.db.transaction(async (tx) => {
      if (isActive === false) await keepAnAdmin(tx, id, 'deactivated');
      const user = await this.users.lock(tx, id);
      const before = { isActive: user.isActive, isApproved: user.isApproved };
      const after = { isActive: isActive ?? before.isActive, isApproved: isApproved ?? before.isApproved };
      if (before.isActive === after.isActive && before.isApproved === after.isApproved) return toUser(user);

      Object.assign(user, after);
      if (after.isApproved) user.rejectedAt = null;
      await this.users.update(tx, user);
      const isNews = after.isApproved && !before.isApproved && user.sells;
      if (isNews) await this.outbox.add(tx, UserApproved, { userId: id });
      await this.audit.record(tx, actor, 'user.updated', { type: 'user', id }, { before, after });
      return toUser(user);
    });
  }
}
