import { Injectable } from '@nestjs/common';
import type { IdInput } from '#contracts';
import { type Actor, Db, notFound } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { requireOneself } from '../users/require-oneself.js';

/** A program may act for the caller no longer; the audit log still names it. */
@Injectable()
export class RevokeAccessTokenHandler {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditLog,
  ) {}

  execute(actor: Actor, { id }: IdInput): Promise<null> {
    requireOneself(actor, 'Access tokens');
    return this.db.transaction(async (tx) => {
      const revoked = await tx.row<{ name: string }>(
        'DELETE FROM access_tokens WHERE id = $1 AND user_id = $2 RETURNING name',
        [id, actor.userId],
      );
      if (!revoked) throw notFound('Access token not found');
      const details = { tokenId: id, name: revoked.name };
      await this.audit.record(tx, actor, 'token.revoked', { type: 'user', id: actor.userId }, details);
      return null;
    });
  }
}
