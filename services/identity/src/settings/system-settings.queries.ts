import { Injectable } from '@nestjs/common';
import type { SystemSettings, SystemSettingsInput } from '#contracts';
import { type Actor, Db, type Sql } from '#platform';
import { requireAdmin } from '../users/require-admin.js';

const VALUES = `registration_open AS "registrationOpen", default_currency AS "defaultCurrency",
  tax_rate_percent::float8 AS "taxRatePercent", invitation_days AS "invitationDays", product_review AS "productReview"`;

@Injectable()
export class SystemSettingsQueries {
  constructor(private readonly db: Db) {}

  async get(actor: Actor, sql: Sql = this.db): Promise<SystemSettings> {
    requireAdmin(actor);
    const row = await sql.row<SystemSettings>(
      `SELECT ${VALUES}, u.username AS "updatedBy", iso(s.updated_at) AS "updatedAt"
       FROM system_settings s LEFT JOIN users u ON u.id = s.updated_by`,
      [],
    );
    return row!;
  }

  /** What others are told. */
  async told(sql: Sql = this.db): Promise<SystemSettingsInput & { version: number }> {
    return (await sql.row<SystemSettingsInput & { version: number }>(
      `SELECT ${VALUES}, version FROM system_settings`,
    ))!;
  }
}
