import { Injectable } from '@nestjs/common';
import type { AtOrigin, PasskeyCreation, PasskeyReference, PasswordInput } from '#contracts';
import { type Actor, Db } from '#platform';
import { Vault } from '../two-factor/vault.js';
import { OwnPassword } from '../users/own-password.js';
import { requireOneself } from '../users/require-oneself.js';
import { UserRepository } from '../users/user.repository.js';
import { CHALLENGE_MS, PasskeyChallenges } from './passkey-challenges.js';
import { relyingParty } from './relying-party.js';
import { requireRoom } from './require-room.js';

/** ES256 and RS256: every authenticator knows one of them. */
export const ALGORITHMS = [-7, -257];

/** What the caller's browser makes a passkey of. With the password: an open screen must not be enough. */
@Injectable()
export class StartPasskeyHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly ownPassword: OwnPassword,
    private readonly challenges: PasskeyChallenges,
    private readonly vault: Vault,
  ) {}

  async execute(actor: Actor, { password, origin }: PasswordInput & AtOrigin): Promise<PasskeyCreation> {
    requireOneself(actor, 'Passkeys');
    const proved = await this.ownPassword.prove(actor, password);
    return this.db.transaction(async (tx) => {
      const user = await this.users.lockCaller(tx, actor.userId);
      proved.stillIs(user);
      await requireRoom(tx, user.id);
      const excludeCredentials = await tx.rows<PasskeyReference>(
        `SELECT 'public-key' AS type, credential_id AS id, transports FROM passkeys WHERE user_id = $1`,
        [user.id],
      );
      return {
        rp: relyingParty(origin),
        user: {
          id: this.vault.handle(user.id),
          name: user.username,
          displayName: `${user.firstName} ${user.lastName}`,
        },
        challenge: await this.challenges.forUser(tx, user.id),
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: CHALLENGE_MS,
        excludeCredentials,
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      };
    });
  }
}
