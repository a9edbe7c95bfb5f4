import { Injectable } from '@nestjs/common';
import type { AccountLinkPurpose, SecretLinkAnswer, SecretLinkInput } from '#contracts';
import { Db, hashToken, notFound, SecretTokens, type Tx } from '#platform';

/** Where each leads. */
const PAGES: Record<AccountLinkPurpose, string> = {
  'password-reset': '/reset-password',
  'email-change': '/confirm-email',
};

export interface OpenLink {
  userId: number;
  /** To be confirmed; null for a new password. */
  email: string | null;
}

const OPEN = 'token_hash = $1 AND purpose = $2 AND expires_at > now()';

/**
 * Links that their user alone reads in their mailbox: one of each purpose at a time, good once, for an hour. Changing
 * the password or the address ends them (see the migration). Whoever writes here has locked the user first.
 */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly db: Db,
    private readonly tokens: SecretTokens,
  ) {}

  /** Makes a new one, and the one before it worthless. */
  async issue(
    tx: Tx,
    { userId, email }: OpenLink,
    purpose: AccountLinkPurpose,
  ): Promise<{ generation: number; madeInHour: number }> {
    const made = await tx.row<{ generation: number; madeInHour: number }>(
      `INSERT INTO account_links AS l (user_id, purpose, generation, expires_at, email)
       VALUES ($1, $2, 1, now() + interval '1 hour', $3)
       ON CONFLICT (user_id, purpose) DO UPDATE
         SET generation = l.generation + 1, expires_at = EXCLUDED.expires_at, email = EXCLUDED.email,
             made_in_hour = CASE WHEN l.hour_began > now() - interval '1 hour' THEN l.made_in_hour + 1 ELSE 1 END,
             hour_began = CASE WHEN l.hour_began > now() - interval '1 hour' THEN l.hour_began ELSE now() END
       RETURNING generation, made_in_hour AS "madeInHour"`,
      [userId, purpose, email],
    );
    const hash = hashToken(this.token(purpose, userId, made!.generation));
    await tx.changed('UPDATE account_links SET token_hash = $3 WHERE user_id = $1 AND purpose = $2', [
      userId,
      purpose,
      hash,
    ]);
    return made!;
  }

  /** Throws not-found for a token that opens nothing (any more). */
  async look(token: string, purpose: AccountLinkPurpose): Promise<OpenLink> {
    const link = await this.db.row<OpenLink>(`SELECT user_id AS "userId", email FROM account_links WHERE ${OPEN}`, [
      hashToken(token),
      purpose,
    ]);
    return link ?? dead();
  }

  /** Uses it up: of any number at once, one alone. Throws as `look` does. */
  async use(tx: Tx, token: string, purpose: AccountLinkPurpose): Promise<OpenLink> {
    const hash = hashToken(token);
    const link = await tx.row<OpenLink>(
      `SELECT user_id AS "userId", email FROM account_links WHERE ${OPEN} FOR UPDATE`,
      [hash, purpose],
    );
    if (!link) return dead();
    await tx.changed('UPDATE account_links SET token_hash = NULL, email = NULL WHERE token_hash = $1', [hash]);
    return link;
  }

  /** From now on nothing of this purpose opens anything. */
  async end(tx: Tx, userId: number, purpose: AccountLinkPurpose): Promise<void> {
    await tx.changed('UPDATE account_links SET token_hash = NULL, email = NULL WHERE user_id = $1 AND purpose = $2', [
      userId,
      purpose,
    ]);
  }

  /** For the mail it is written into. */
  async path({ purpose, id, generation }: SecretLinkInput): Promise<SecretLinkAnswer> {
    if (!isPurpose(purpose)) return { path: null };
    const token = this.token(purpose, id, generation);
    const open = await this.db.row(`SELECT FROM account_links WHERE ${OPEN}`, [hashToken(token), purpose]);
    return { path: open ? `${PAGES[purpose]}?token=${token}` : null };
  }

  private token(purpose: AccountLinkPurpose, userId: number, generation: number): string {
    return this.tokens.derive(`identity:${purpose}`, userId, generation);
  }
}

function isPurpose(purpose: string): purpose is AccountLinkPurpose {
  return Object.hasOwn(PAGES, purpose);
}

function dead(): never {
  throw notFound('This link is invalid, expired, or has already been used.');
}
