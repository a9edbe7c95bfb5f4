import { Injectable } from '@nestjs/common';
import { type AskingSession, type RecoveryCodes, type TwoFactorCodeInput, TwoFactorChanged } from '#contracts';
import { type Actor, conflict, Db, invalid, Outbox, type Tx } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { keepOnly } from '../users/keep-only.js';
import { requireOneself } from '../users/require-oneself.js';
import { UserRepository } from '../users/user.repository.js';
import { newRecoveryCodes, plainCode } from './recovery-codes.js';
import { SecondFactor } from './second-factor.js';
import { Vault } from './vault.js';

/** Switches the second factor on. Every other session was opened without one, and ends. */
@Injectable()
export class ConfirmTwoFactorHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly secondFactor: SecondFactor,
    private readonly vault: Vault,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  execute(actor: Actor, { code, session }: TwoFactorCodeInput & { session?: AskingSession }): Promise<RecoveryCodes> {
    requireOneself(actor, 'Two-factor authentication');
    return this.db.transaction(async (tx) => {
      const user = await this.users.lockCaller(tx, actor.userId);
      if (user.twoFactorEnabled) throw conflict('Two-factor authentication is already on');
      if (!(await this.secondFactor.useAppCode(tx, user.id, plainCode(code)))) {
        throw invalid('The code is not valid. Check that the clock of your phone is right.', 'code');
      }
      user.twoFactorEnabled = true;
      keepOnly(user, session);
      await this.users.update(tx, user);
      const recoveryCodes = await this.giveCodes(tx, user.id);
      await this.outbox.add(tx, TwoFactorChanged, { userId: user.id, change: 'on' });
      await this.audit.record(tx, actor, 'user.two-factor-on', { type: 'user', id: user.id });
      return { recoveryCodes };
    });
  }

  private async giveCodes(tx: Tx, userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await tx.changed('INSERT INTO recovery_codes (user_id, hash) SELECT $1, unnest($2::text[])', [
      userId,
      codes.map((code) => this.vault.hash(plainCode(code), userId)),
    ]);
    return codes;
  }
}
