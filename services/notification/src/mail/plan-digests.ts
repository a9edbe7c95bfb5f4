import { Injectable } from '@nestjs/common';
import { Db, Every } from '#platform';
import type { MailSource } from './mail-content.js';
import { MailConfig } from './mail.config.js';
import { Mails } from './mails.js';

const CONTENT: MailSource = { made: 'low-stock-digest' };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Once a day, for everybody for whom something has run low since the last one. What is still low alone is no news. */
@Injectable()
export class PlanDigests {
  constructor(
    private readonly db: Db,
    private readonly config: MailConfig,
    private readonly mails: Mails,
  ) {}

  @Every('10m')
  async execute(): Promise<void> {
    await this.plan(new Date());
  }

  /** Before the day's hour, nothing; afterwards, however often, one digest of that day for each. */
  async plan(now: Date): Promise<void> {
    const until = new Date(now);
    until.setUTCHours(this.config.DIGEST_HOUR, 0, 0, 0);
    if (now < until) return;
    const made = await this.db.rows<{ id: number }>(
      `INSERT INTO mails (user_id, occasion, heeds, content)
       SELECT DISTINCT user_id, $1, 'inventoryAlerts', $2::jsonb FROM notifications
       WHERE type = 'inventory_alert' AND created_at >= $3 AND created_at < $4
       ON CONFLICT DO NOTHING RETURNING id`,
      [
        `low-stock-digest:${until.toISOString().slice(0, 10)}`,
        CONTENT,
        new Date(until.getTime() - DAY_MS).toISOString(),
        until.toISOString(),
      ],
    );
    this.mails.enqueue(made.map(({ id }) => id));
  }
}
