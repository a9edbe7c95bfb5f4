import { Injectable } from '@nestjs/common';
import { type AccessToken, AccessTokenCreated, type CreateAccessTokenInput, type NewAccessToken } from '#contracts';
import { type Actor, conflict, Db, forbidden, Outbox, type Tx } from '#platform';
import { hash, randomBytes } from 'node:crypto';
import { AuditLog } from '../audit/audit-log.js';
import { OwnPassword } from '../users/own-password.js';
import { requireOneself } from '../users/require-oneself.js';
import { UserRepository } from '../users/user.repository.js';
import { TOKEN } from './access-token.queries.js';

/** Tells what it is to whoever finds one, and to scanners of source code. */
const PREFIX = 'ty_';
const MOST_TOKENS = 50;

/** A program may act for the caller from now on. With the password: an open screen must not be enough. */
@Injectable()
export class CreateAccessTokenHandler {
  constructor(
    private readonly db: Db,
    private readonly users: UserRepository,
    private readonly ownPassword: OwnPassword,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async execute(actor: Actor, { password, ...input }: CreateAccessTokenInput): Promise<NewAccessToken> {
    requireOneself(actor, 'Access tokens');
    const proved = await this.ownPassword.prove(actor, password);
    return this.db.transaction(async (tx) => {
      const user = await this.users.lockCaller(tx, actor.userId);
      proved.stillIs(user);
      if (user.role === 'admin') throw forbidden('Administrators cannot have access tokens');
      await requireRoom(tx, user.id);
      const token = PREFIX + randomBytes(32).toString('base64url');
      const made = await insert(tx, user.id, token, input);
      const { id, name } = made;
      await this.outbox.add(tx, AccessTokenCreated, { userId: user.id, tokenId: id, name });
      await this.audit.record(tx, actor, 'token.created', { type: 'user', id: user.id }, { ...input, tokenId: id });
      return { ...made, token };
    });
  }
}

/** The user is locked: of any number at once only so many get in. */
async function requireRoom(tx: Tx, userId: number): Promise<void> {
  const row = await tx.row<{ count: number }>(
    'SELECT count(*)::integer AS count FROM access_tokens WHERE user_id = $1',
    [userId],
  );
  if (row!.count >= MOST_TOKENS) throw conflict('You have 50 access tokens: revoke those that you do not need');
}

async function insert(
  tx: Tx,
  userId: number,
  token: string,
  { name, scopes, expiresInDays }: Omit<CreateAccessTokenInput, 'password'>,
): Promise<AccessToken> {
  const made = await tx.row<AccessToken>(
    `INSERT INTO access_tokens (user_id, name, hash, scopes, expires_at)
     VALUES ($1, $2, $3, $4, now() + $5 * interval '1 day') RETURNING ${TOKEN}`,
    [userId, name, hash('sha256', token, 'base64url'), scopes, expiresInDays],
  );
  return made!;
}
