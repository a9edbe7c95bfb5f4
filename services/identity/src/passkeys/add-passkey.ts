import { Injectable } from '@nestjs/common';
import { type AddPasskeyInput, type AtOrigin, type Passkey, PasskeyChanged } from '#contracts';
import { type Actor, conflict, Db, invalid, isUniqueViolation, Outbox, type Tx } from '#platform';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { AuditLog } from '../audit/audit-log.js';
import { requireOneself } from '../users/require-oneself.js';
import { UserRepository } from '../users/user.repository.js';
import { PASSKEY } from './passkey.queries.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { relyingParty } from './relying-party.js';
import { requireRoom } from './require-room.js';
import { ALGORITHMS } from './start-passkey.js';

/** A passkey opens the caller's account from now on. Their sessions stay: nothing that they were opened by has changed. */
@Injectable()
export class AddPasskeyHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly challenges: PasskeyChallenges,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async execute(actor: Actor, input: AddPasskeyInput & AtOrigin): Promise<Passkey> {
    requireOneself(actor, 'Passkeys');
    const challenge = await this.challenges.use(input.clientDataJSON, actor.userId);
    const credential = challenge && (await credentialOf(input, challenge));
    if (!credential) throw invalid('The passkey could not be checked. Please try again.');
    return this.db.transaction(async (tx) => {
      const user = await this.users.lockCaller(tx, actor.userId);
      await requireRoom(tx, user.id);
      const passkey = await insert(tx, user.id, input, credential);
      const { id, name } = passkey;
      await this.outbox.add(tx, PasskeyChanged, { userId: user.id, change: 'added', name });
      await this.audit.record(tx, actor, 'passkey.added', { type: 'user', id: user.id }, { passkeyId: id, name });
      return passkey;
    });
  }
}

/** Undefined unless it was made for this challenge, at this origin, by somebody whom the device knows. */
async function credentialOf(
  { id, clientDataJSON, attestationObject, origin }: AddPasskeyInput & AtOrigin,
  expectedChallenge: string,
): Promise<WebAuthnCredential | undefined> {
  // Loaded with the first passkey: 30 MB, and a tenth of the time that modules take to load.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: relyingParty(origin).id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // Whatever is wrong with what a stranger sent, it throws: a plain error with a text for developers.
  }).catch(() => ({ registrationInfo: undefined }));
  // What the authenticator says, whatever the browser called it.
  return registrationInfo?.credential;
}

async function insert(
  tx: Tx,
  userId: number,
  { name, transports = [] }: AddPasskeyInput,
  { id, publicKey, counter }: WebAuthnCredential,
): Promise<Passkey> {
  try {
    const made = await tx.row<Passkey>(
      `INSERT INTO passkeys (user_id, name, credential_id, public_key, counter, transports)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${PASSKEY}`,
      [userId, name, id, Buffer.from(publicKey), counter, transports],
    );
    return made!;
  } catch (error) {
    if (isUniqueViolation(error, 'passkeys_credential_id_key')) throw conflict('This passkey is in use already');
    throw error;
  }
}
