import { Injectable } from '@nestjs/common';
import { type IdInput, PasskeyChanged, type PasswordInput } from '#contracts';
import { type Actor, Db, notFound, Outbox } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { OwnPassword } from '../users/own-password.js';
import { requireOneself } from '../users/require-oneself.js';
import { UserRepository } from '../users/user.repository.js';

/** A passkey opens the caller's account no longer. With the password, as switching the second factor off. */
@Injectable()
export class RemovePasskeyHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly ownPassword: OwnPassword,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async execute(actor: Actor, { id, password }: PasswordInput & IdInput): Promise<null> {
    requireOneself(actor, 'Passkeys');
    const proved = await this.ownPassword.prove(actor, password);
    return this.db.transaction(async (tx) => {
      const user = await this.users.lockCaller(tx, actor.userId);
      proved.stillIs(user);
      const removed = await tx.row<{ name: string }>(
        'DELETE FROM passkeys WHERE id = $1 AND user_id = $2 RETURNING name',
        [id, user.id],
      );
      if (!removed) throw notFound('Passkey not found');
      const { name } = removed;
      await this.outbox.add(tx, PasskeyChanged, { userId: user.id, change: 'removed', name });
      await this.audit.record(tx, actor, 'passkey.removed', { type: 'user', id: user.id }, { passkeyId: id, name });
      return null;
    });
  }
}
