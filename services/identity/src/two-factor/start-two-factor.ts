import { Injectable } from '@nestjs/common';
import type { TwoFactorEnrolment } from '#contracts';
import { type Actor, conflict, Db } from '#platform';
import { requireOneself } from '../users/require-oneself.js';
import { UserRepository } from '../users/user.repository.js';
import { enrolment, newSecret } from './authenticator.js';
import { Vault } from './vault.js';

/** A secret for the caller's authenticator app. Nothing asks for it until a code has proved that the app has it. */
@Injectable()
export class StartTwoFactorHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly vault: Vault,
  ) {}

  /** Begun again it is another secret: the one before is void. */
  execute(actor: Actor): Promise<TwoFactorEnrolment> {
    requireOneself(actor, 'Two-factor authentication');
    return this.db.transaction(async (tx) => {
      const user = await this.users.lockCaller(tx, actor.userId);
      if (user.twoFactorEnabled) throw conflict('Two-factor authentication is already on');
      const secret = newSecret();
      await tx.changed(
        `INSERT INTO two_factor (user_id, secret) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, last_count = 0`,
        [user.id, this.vault.seal(secret, user.id)],
      );
      return { secret, ...enrolment(secret, user.username) };
    });
  }
}
