import { Injectable } from '@nestjs/common';
import { UserDeleted } from '#contracts';
import { type Actor, Outbox, type Tx } from '#platform';
import { randomUUID } from 'node:crypto';
import { AuditLog } from '../audit/audit-log.js';
import { forgetPasskeys } from '../passkeys/forget-passkeys.js';
import { forgetSecondFactor } from '../two-factor/forget-second-factor.js';
import { nobodysHash } from '../users/password.js';
import type { UserEntity } from '../users/user.entity.js';
import { UserRepository } from '../users/user.repository.js';

/** What everybody else sees from then on. */
const NOBODY = {
  firstName: 'Deleted',
  lastName: 'user',
  companyName: 'Deleted user',
  companySize: null,
  industry: null,
  phone: null,
  address: null,
  isActive: false,
  isApproved: false,
  rejectedAt: null,
  twoFactorEnabled: false,
  marketingEmails: false,
  discoverable: false,
};

/** Makes an account nobody's: the other services hear of it and forget their part. */
@Injectable()
export class CloseAccounts {
  constructor(
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** `user`: locked. Every session ends with it. */
  async close(tx: Tx, actor: Actor, user: UserEntity): Promise<void> {
    // Nobody can register these by chance, or to be taken for somebody who left.
    const name = `deleted-${user.id}-${randomUUID().slice(0, 8)}`;
    const closed = {
      username: name,
      email: `${name}@deleted.invalid`,
      passwordHash: await nobodysHash,
      deletedAt: new Date(),
    };
    Object.assign(user, NOBODY, closed);
    await this.users.update(tx, user);
    await forgetSecondFactor(tx, user.id);
    await forgetPasskeys(tx, user.id);
    await tx.changed('DELETE FROM preferences WHERE user_id = $1', [user.id]);
    await this.outbox.add(tx, UserDeleted, { userId: user.id });
    await this.audit.record(tx, actor, 'user.deleted', { type: 'user', id: user.id });
  }
}
