import { Injectable } from '@nestjs/common';
import type { IdInput, Passkey, RenamePasskeyInput } from '#contracts';
import { type Actor, Db, notFound } from '#platform';
import { requireOneself } from '../users/require-oneself.js';
import { PASSKEY } from './passkey.queries.js';

/** For the caller to tell their passkeys apart. */
@Injectable()
export class RenamePasskeyHandler {
  constructor(private readonly db: Db) {}

  async execute(actor: Actor, { id, name }: RenamePasskeyInput & IdInput): Promise<Passkey> {
    requireOneself(actor, 'Passkeys');
    const renamed = await this.db.row<Passkey>(
      `UPDATE passkeys SET name = $3 WHERE id = $1 AND user_id = $2 RETURNING ${PASSKEY}`,
      [id, actor.userId, name],
    );
    if (!renamed) throw notFound('Passkey not found');
    return renamed;
  }
}
