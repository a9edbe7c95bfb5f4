import { Injectable } from '@nestjs/common';
import { Db, Every, type Tx } from '#platform';
import { AuditLog } from '../audit/audit-log.js';

/** How impersonations end, each with its row in the audit log. */
@Injectable()
export class ImpersonationEnds {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditLog,
  ) {}

  /** Those that nobody ended: their hour is over, or one of the two may no longer log in. No session of them counts by then. */
  @Every('1m')
  endOverdue(): Promise<void> {
    return this.db.transaction(async (tx) => {
      await this.end(tx, 'until <= now()', [], 'time');
      const gone = `NOT EXISTS (SELECT FROM users u WHERE u.id = ANY (ARRAY[admin_id, user_id])
                                GROUP BY () HAVING bool_and(u.is_active))`;
      await this.end(tx, gone, [], 'deactivation');
    });
  }

  /** Those that `where` chooses and that have not ended. */
  async end(tx: Tx, where: string, params: unknown[], by: string): Promise<void> {
    const ended = await tx.rows<{ id: number; adminId: number; userId: number }>(
      `UPDATE impersonations SET ended_at = least(now(), until) WHERE ended_at IS NULL AND ${where}
       RETURNING id, admin_id AS "adminId", user_id AS "userId"`,
      params,
    );
    for (const { id, adminId, userId } of ended) {
      const admin = { userId: adminId, role: 'admin', viewMode: 'buyer' };
      await this.audit.record(tx, admin, 'impersonation.ended', { type: 'user', id: userId }, { id, by });
    }
  }
}
