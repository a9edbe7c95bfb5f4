import { Injectable } from '@nestjs/common';
import { type IdInput, type RejectInput, type User, UserRejected } from '#contracts';
import { type Actor, conflict, Db, Outbox } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { requireAdmin } from './require-admin.js';
import { requireSeller } from './require-seller.js';
import { toUser } from './user.mapper.js';
import { UserRepository } from './user.repository.js';

/** A waiting seller is refused and leaves the queue until they correct their profile or are approved after all. */
@Injectable()
export class RejectUserHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async execute(actor: Actor, { id, reason }: RejectInput & IdInput): Promise<User> {
    requireAdmin(actor);
    return this.db.transaction(async (tx) => {
      const user = await this.users.lock(tx, id);
      requireSeller(user);
      if (user.isApproved) throw conflict('User is already approved');
      if (user.rejectedAt) throw conflict('User is already rejected');

      user.rejectedAt = new Date();
      await this.users.update(tx, user);
      await this.outbox.add(tx, UserRejected, { userId: id, reason });
      await this.audit.record(tx, actor, 'user.rejected', { type: 'user', id }, { reason });
      return toUser(user);
    });
  }
}
