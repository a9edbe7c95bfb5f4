import { Injectable } from '@nestjs/common';
import { Db, Every, type Tx } from '#platform';
import { randomBytes } from 'node:crypto';

export const CHALLENGE_MS = 5 * 60_000;

/** What passkeys have to sign. Each is good once: whoever takes it from the table, whichever process asks, is the only one. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly db: Db) {}

  /** For a passkey to be made; the user's one before is void. */
  async forUser(tx: Tx, userId: number): Promise<string> {
    const challenge = newChallenge();
    await tx.changed(
      `INSERT INTO passkey_challenges (challenge, user_id, expires_at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET challenge = excluded.challenge, expires_at = excluded.expires_at`,
      [challenge, userId, expiry()],
    );
    return challenge;
  }

  async forLogin(): Promise<string> {
    const challenge = newChallenge();
    await this.db.changed('INSERT INTO passkey_challenges (challenge, expires_at) VALUES ($1, $2)', [
      challenge,
      expiry(),
    ]);
    return challenge;
  }

  /**
   * Uses up the challenge that was signed, and returns it; undefined unless it is one that waits for this user, or for a
   * login. Outside any transaction: it stays used up, whatever becomes of the answer.
   */
  async use(clientDataJSON: string, userId: number | null): Promise<string | undefined> {
    const challenge = challengeOf(clientDataJSON);
    if (challenge === undefined) return undefined;
    const used = await this.db.row<{ counts: boolean }>(
      `DELETE FROM passkey_challenges WHERE challenge = $1 AND user_id IS NOT DISTINCT FROM $2
       RETURNING expires_at > now() AS counts`,
      [challenge, userId],
    );
    return used?.counts ? challenge : undefined;
  }

  @Every('1m')
  async removeExpired(): Promise<void> {
    await this.db.changed('DELETE FROM passkey_challenges WHERE expires_at <= now()');
  }
}

const newChallenge = (): string => randomBytes(32).toString('base64url');
const expiry = (): Date => new Date(Date.now() + CHALLENGE_MS);

/** What the browser says was signed; whether it was, the signature tells. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown } | null;
    return typeof data?.challenge === 'string' && /^[\w-]{43}$/.test(data.challenge) ? data.challenge : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
