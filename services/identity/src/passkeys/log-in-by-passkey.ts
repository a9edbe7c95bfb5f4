import { Injectable } from '@nestjs/common';
import type { AtOrigin, AuthenticatedUser, PasskeyLoginInput } from '#contracts';
import { Db, forbidden, type Tx, unauthenticated } from '#platform';
import { Vault } from '../two-factor/vault.js';
import { UserEntity } from '../users/user.entity.js';
import { toUser } from '../users/user.mapper.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { relyingParty } from './relying-party.js';

interface KeptPasskey {
  id: number;
  userId: number;
  publicKey: Buffer;
  counter: number;
}

/** Decides who logs in. One message for every refusal: only what the right key has signed reveals a deactivated user. */
@Injectable()
export class LogInByPasskeyHandler {
  constructor(
    private readonly db: Db,
    private readonly challenges: PasskeyChallenges,
    private readonly vault: Vault,
  ) {}

  /** No second factor is asked for: the device was one, and its PIN or the owner's finger the other. */
  async execute(input: PasskeyLoginInput & AtOrigin): Promise<AuthenticatedUser> {
    const challenge = await this.challenges.use(input.clientDataJSON, null);
    if (challenge === undefined) throw refused();
    return this.db.transaction(async (tx) => {
      // Takes turns on the row, so that a counter is compared with the one before it.
      const passkey = await tx.row<KeptPasskey>(
        `SELECT id, user_id AS "userId", public_key AS "publicKey", counter FROM passkeys
         WHERE credential_id = $1 FOR UPDATE`,
        [input.id],
      );
      if (!passkey) throw refused();
      if (input.userHandle !== undefined && input.userHandle !== this.vault.handle(passkey.userId)) throw refused();
      const counter = await newCounter(input, passkey, challenge);
      if (counter === undefined) throw refused();
      await tx.changed('UPDATE passkeys SET counter = $2, last_used_at = now() WHERE id = $1', [passkey.id, counter]);
      return userOf(tx, passkey.userId);
    });
  }
}

/** Undefined unless the key signed this challenge, at this origin, for somebody whom the device knows, and counts on. */
async function newCounter(
  { id, clientDataJSON, authenticatorData, signature, origin }: PasskeyLoginInput & AtOrigin,
  { publicKey, counter }: KeptPasskey,
  expectedChallenge: string,
): Promise<number | undefined> {
  // Loaded with the first passkey: 30 MB, and a tenth of the time that modules take to load.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: relyingParty(origin).id,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
    // Whatever is wrong with what a stranger sent, it throws: a plain error with a text for developers.
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}

async function userOf(tx: Tx, id: number): Promise<AuthenticatedUser> {
  const user = await tx.findOneByOrFail(UserEntity, { id });
  if (!user.isActive) throw forbidden('Account is deactivated');
  return { ...toUser(user), sessionEpoch: user.sessionEpoch };
}

const refused = () => unauthenticated('The passkey was not accepted');
