import { Injectable } from '@nestjs/common';
import { Db, DomainError, type Tx } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { countOf } from './authenticator.js';
import { plainCode } from './recovery-codes.js';
import { Vault } from './vault.js';

/** Checks codes. Each counts once: what is used up is written down in the transaction that accepts it. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly db: Db,
    private readonly vault: Vault,
    private readonly audit: AuditLog,
  ) {}

  /** Throws `unauthenticated`, naming the field `code`, unless `typed` is a code of the app or an unused recovery code. */
  async require(user: { id: number; role: string }, typed: string | undefined): Promise<void> {
    const code = plainCode(typed ?? '');
    if (code === '') throw refused('Two-factor code required');
    const accepted = await this.db.transaction((tx) =>
      /^\d{6}$/.test(code) ? this.useAppCode(tx, user.id, code) : this.useRecoveryCode(tx, user, code),
    );
    if (!accepted) throw refused('The two-factor code is not valid');
  }

  /** Takes turns on the row, so that of any number at once one alone is accepted. */
  async useAppCode(tx: Tx, userId: number, code: string): Promise<boolean> {
    const kept = await tx.row<{ secret: Buffer; lastCount: number }>(
      `SELECT secret, last_count AS "lastCount" FROM two_factor WHERE user_id = $1 FOR UPDATE`,
      [userId],
    );
    if (!kept) return false;
    const count = countOf(code, this.vault.open(kept.secret, userId), Date.now());
    if (count === undefined || count <= kept.lastCount) return false;
    await tx.changed('UPDATE two_factor SET last_count = $2 WHERE user_id = $1', [userId, count]);
    return true;
  }

  private async useRecoveryCode(tx: Tx, user: { id: number; role: string }, code: string): Promise<boolean> {
    const used = await tx.changed('DELETE FROM recovery_codes WHERE user_id = $1 AND hash = $2', [
      user.id,
      this.vault.hash(code, user.id),
    ]);
    if (used === 0) return false;
    const actor = { userId: user.id, role: user.role, viewMode: 'buyer' };
    await this.audit.record(tx, actor, 'user.recovery-code-used', { type: 'user', id: user.id });
    return true;
  }
}

function refused(message: string): DomainError {
  return new DomainError('unauthenticated', message, { errors: [{ field: 'code', message }] });
}
