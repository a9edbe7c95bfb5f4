import { Injectable } from '@nestjs/common';
import type { ImpersonatedWrite, ImpersonatedWriteInput } from '#contracts';
import { type Actor, Db, unauthenticated } from '#platform';
import { AuditLog } from '../audit/audit-log.js';

/** Written down before it is done: whatever an administrator changes as somebody else names both, in every service. */
@Injectable()
export class RecordImpersonatedWriteHandler {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditLog,
  ) {}

  execute(actor: Actor, { id, method, path }: ImpersonatedWriteInput): Promise<ImpersonatedWrite> {
    return this.db.transaction(async (tx) => {
      const open = await tx.row(
        `SELECT FROM impersonations
         WHERE id = $1 AND admin_id = $2 AND user_id = $3 AND ended_at IS NULL AND until > now()`,
        [id, actor.impersonatorId ?? null, actor.userId],
      );
      if (!open) throw unauthenticated();
      const entity = { type: 'user', id: actor.userId };
      const entryId = await this.audit.record(tx, actor, 'impersonation.write', entity, { id, method, path });
      return { entryId };
    });
  }
}
