import { Injectable } from '@nestjs/common';
import type { Passkey } from '#contracts';
import { type Actor, Db } from '#platform';

/** The columns of a `Passkey`. */
export const PASSKEY = `id, name, iso(created_at) AS "createdAt", iso(last_used_at) AS "lastUsedAt"`;

@Injectable()
export class PasskeyQueries {
  constructor(private readonly db: Db) {}

  list({ userId }: Actor): Promise<Passkey[]> {
    return this.db.rows<Passkey>(`SELECT ${PASSKEY} FROM passkeys WHERE user_id = $1 ORDER BY id DESC`, [userId]);
  }
}
