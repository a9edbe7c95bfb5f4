import { Injectable } from '@nestjs/common';
import type { ImpersonatedOutcomeInput } from '#contracts';
import { type Actor, Db } from '#platform';

/** How a request ended that was written down before it was done; also when the impersonation is over by now. */
@Injectable()
export class RecordImpersonatedOutcomeHandler {
  constructor(private readonly db: Db) {}

  async execute({ userId, impersonatorId }: Actor, { entryId, status }: ImpersonatedOutcomeInput): Promise<null> {
    await this.db.rows(
      `INSERT INTO audit_outcomes (entry_id, status)
       SELECT id, $2 FROM public.audit_log
       WHERE id = $1 AND action = 'impersonation.write' AND actor_id = $3 AND impersonator_id = $4
       ON CONFLICT DO NOTHING`,
      [entryId, status, userId, impersonatorId ?? null],
    );
    return null;
  }
}
