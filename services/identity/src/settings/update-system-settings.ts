import { Injectable } from '@nestjs/common';
import {
  type SystemSettings,
  SystemSettingsChanged,
  type SystemSettingsInput,
  type UpdateSystemSettingsInput,
} from '#contracts';
import { type Actor, Db, Outbox } from '#platform';
import { AuditLog } from '../audit/audit-log.js';
import { requireAdmin } from '../users/require-admin.js';
import { SystemSettingsQueries } from './system-settings.queries.js';

/** What is not said stays as it is. The services that go by one hear of it. */
@Injectable()
export class UpdateSystemSettingsHandler {
  constructor(
    private readonly db: Db,
    private readonly queries: SystemSettingsQueries,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  execute(actor: Actor, said: UpdateSystemSettingsInput): Promise<SystemSettings> {
    requireAdmin(actor);
    return this.db.transaction(async (tx) => {
      await tx.rows('SELECT FROM system_settings FOR UPDATE');
      const before = await this.queries.told(tx);
      const input = { ...before, ...said };
      const changes = changesOf(before, said);
      // Saved as they are, they are nobody's change.
      if (Object.keys(changes).length === 0) return this.queries.get(actor, tx);
      await tx.changed(
        `UPDATE system_settings SET registration_open = $1, default_currency = $2, tax_rate_percent = $3,
           invitation_days = $4, product_review = $5, version = version + 1, updated_by = $6, updated_at = now()`,
        [
          input.registrationOpen,
          input.defaultCurrency,
          input.taxRatePercent,
          input.invitationDays,
          input.productReview,
          actor.userId,
        ],
      );
      const after = await this.queries.told(tx);
      await this.outbox.add(tx, SystemSettingsChanged, after);
      await this.audit.record(tx, actor, 'settings.changed', { type: 'settings', id: after.version }, changes);
      return this.queries.get(actor, tx);
    });
  }
}

/** `{ taxRatePercent: [10, 7.7] }`: before and after of what differs. */
function changesOf(before: SystemSettingsInput, after: UpdateSystemSettingsInput): Record<string, [unknown, unknown]> {
  const names = Object.keys(after) as (keyof SystemSettingsInput)[];
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, [before[name], after[name]]]),
  );
}
