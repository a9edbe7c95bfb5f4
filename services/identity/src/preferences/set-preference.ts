import { Injectable } from '@nestjs/common';
import type { PreferenceNameInput, Preferences, SetPreferenceInput } from '#contracts';
import { type Actor, Db, impossible, type Tx, unauthenticated } from '#platform';

/** Of a document, as the contract has them. */
export const VALUES = `(
  SELECT coalesce(json_agg(json_build_object('name', key, 'value', value) ORDER BY key), '[]')
  FROM jsonb_each_text(document))`;

/** Bytes of all names and values: it is read at every start of the client. */
const MOST_BYTES = 32 * 1024;

/** One preference of the caller; the others stay as they are, also where two devices write at once. */
@Injectable()
export class SetPreferenceHandler {
  constructor(private readonly db: Db) {}

  execute({ userId }: Actor, { name, value }: PreferenceNameInput & SetPreferenceInput): Promise<Preferences> {
    return this.db.transaction(async (tx) => {
      const kept = value == null ? await this.forget(tx, userId, name) : await this.keep(tx, userId, name, value);
      if (kept && kept.bytes > MOST_BYTES) {
        throw impossible('These are too many preferences: delete some of your saved views');
      }
      return { values: kept?.values ?? [] };
    });
  }

  private async keep(tx: Tx, userId: number, name: string, value: string): Promise<Kept> {
    const kept = await tx.row<Kept>(
      `INSERT INTO preferences AS p (user_id, document)
       SELECT id, jsonb_build_object($2::text, $3::text) FROM users WHERE id = $1 AND is_active
       ON CONFLICT (user_id) DO UPDATE SET document = p.document || excluded.document
       ${RETURNING}`,
      [userId, name, value],
    );
    // A session that outlived its user or their deactivation counts as none.
    if (!kept) throw unauthenticated();
    return kept;
  }

  private forget(tx: Tx, userId: number, name: string): Promise<Kept | undefined> {
    return tx.row<Kept>(`UPDATE preferences SET document = document - $2::text WHERE user_id = $1 ${RETURNING}`, [
      userId,
      name,
    ]);
  }
}

interface Kept extends Preferences, Record<string, unknown> {
  bytes: number;
}

const RETURNING = `RETURNING ${VALUES} AS values, octet_length(document::text) AS bytes`;
