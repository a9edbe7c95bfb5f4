import { Injectable } from '@nestjs/common';
import type { AccessToken, KnownAccessToken } from '#contracts';
import { type Actor, Db } from '#platform';

/** The columns of an `AccessToken`. */
export const TOKEN = `id, name, scopes, iso(created_at) AS "createdAt", iso(expires_at) AS "expiresAt",
  iso(last_used_at) AS "lastUsedAt"`;

/** How exactly it is known when a token was last used: gateways ask for each every second. */
const SEEN = `interval '1 minute'`;

@Injectable()
export class AccessTokenQueries {
  constructor(private readonly db: Db) {}

  list({ userId }: Actor): Promise<AccessToken[]> {
    return this.db.rows<AccessToken>(`SELECT ${TOKEN} FROM access_tokens WHERE user_id = $1 ORDER BY id DESC`, [
      userId,
    ]);
  }

  /** Those that open something now; notes that they are in use. */
  async find(hashes: string[]): Promise<KnownAccessToken[]> {
    const found = await this.db.rows<KnownAccessToken & { stale: boolean }>(
      `SELECT t.id, t.hash, t.user_id AS "userId", u.role, t.scopes,
              t.last_used_at IS NULL OR t.last_used_at < now() - ${SEEN} AS stale
       FROM access_tokens t JOIN users u ON u.id = t.user_id AND u.is_active
       WHERE t.hash = ANY($1::text[]) AND t.expires_at > now()`,
      [hashes],
    );
    const stale = found.filter((token) => token.stale).map(({ id }) => id);
    if (stale.length > 0) {
      await this.db.changed('UPDATE access_tokens SET last_used_at = now() WHERE id = ANY($1::integer[])', [stale]);
    }
    return found.map(({ stale: _, ...token }) => token);
  }
}
