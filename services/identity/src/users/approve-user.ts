import { Injectable } from '@nestjs/common';
import { type IdInput, type User, UserApproved } from '#contracts';
import { type Actor, Db, Outbox } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { requireAdmin } from './require-admin.js';
import { requireSeller } from './require-seller.js';
import { toUser } from './user.mapper.js';
import { UserRepository } from './user.repository.js';

/** A seller's catalogue becomes public. Approving twice, or after a refusal, is fine; the owner is told once. */
@Injectable()
export class ApproveUserHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async execute(actor: Actor, { id }: IdInput): Promise<User> {
    requireAdmin(actor);
    return this.db.transaction(async (tx) => {
      const user = await this.users.lock(tx, id);
      requireSeller(user);
      if (user.isApproved) return toUser(user);

      user.isApproved = true;
      user.rejectedAt = null;
      await this.users.update(tx, user);
      await this.outbox.add(tx, UserApproved, { userId: id });
      await this.audit.record(tx, actor, 'user.approved', { type: 'user', id });
      return toUser(user);
    });
  }
}
