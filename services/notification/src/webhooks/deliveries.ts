import { Injectable } from '@nestjs/common';
import { Db, Every, Jobs, Log, sweep, type Tx } from '#platform';
import type { WebhookDraft } from './webhook-draft.js';
import { WebhookQueue } from './webhook.queue.js';

/** What happened, once: `key` makes it one message, whatever is repeated. */
interface Occurrence {
  key: string;
  /** ISO 8601, UTC. */
  at: string;
}

const AT_A_TIME = 1000;
const KEPT_DAYS = 30;

/** Events on their way to endpoints: a row each, written in the transaction they tell of, sent by a job after its commit. */
@Injectable()
export class Deliveries {
  private readonly added = new WeakMap<Tx, number[]>();

  constructor(
    private readonly db: Db,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {
    db.onCommit((tx) => {
      for (const id of this.added.get(tx) ?? []) this.wake(id);
    });
  }

  /** For all endpoints of each user that are on and want it. */
  add(tx: Tx, occurrence: Occurrence, drafts: WebhookDraft[]): Promise<void> {
    return this.addAll(tx, [{ ...occurrence, drafts }]);
  }

  async addAll(tx: Tx, occurrences: (Occurrence & { drafts: WebhookDraft[] })[]): Promise<void> {
    const told = occurrences.flatMap(({ key, at, drafts }) =>
      drafts
        .filter(({ userId }) => userId !== null)
        .map(({ userId, type, data }) => ({
          ...{ userId, type, messageId: `msg_${key}` },
          body: JSON.stringify({ type, timestamp: at, data }),
        })),
    );
    if (told.length === 0) return;
    const made = await tx.rows<{ id: number }>(
      `INSERT INTO webhook_deliveries (webhook_id, message_id, type, body)
       SELECT w.id, d."messageId", d.type, d.body
       FROM jsonb_to_recordset($1) AS d ("userId" integer, type text, "messageId" text, body text)
       CROSS JOIN LATERAL (
         SELECT id FROM webhooks WHERE user_id = d."userId" AND is_active AND d.type = ANY (events)
         -- One that is being deleted is waited for.
         FOR KEY SHARE) w
       ON CONFLICT DO NOTHING RETURNING id`,
      [JSON.stringify(told)],
    );
    for (const { id } of made) this.wakeAfter(tx, id);
  }

  /** When the transaction is committed. */
  wakeAfter(tx: Tx, id: number): void {
    this.added.set(tx, [...(this.added.get(tx) ?? []), id]);
  }

  /** The sweep finds what Redis does not take now. */
  wake(deliveryId: number, delayMs?: number): void {
    // A wake-up that is to come must not swallow one for now.
    const key = delayMs === undefined ? `webhook-${deliveryId}` : undefined;
    this.jobs
      .add(WebhookQueue, 'deliver-webhook', { deliveryId }, { key, delayMs })
      .catch((error: unknown) => this.log.warn({ err: error, deliveryId }, 'webhook waits for the queue'));
  }

  /** Later tries, and what was lost when a process died, or the queue its memory. */
  @Every('30s')
  async wakeDue(): Promise<void> {
    const due = await this.db.rows<{ id: number }>(
      `SELECT id FROM webhook_deliveries WHERE status IN ('waiting', 'sending') AND due_at <= now()
       ORDER BY due_at LIMIT $1`,
      [AT_A_TIME],
    );
    for (const { id } of due) this.wake(id);
  }

  @Every('1h')
  async forget(stopping?: AbortSignal): Promise<void> {
    const where = `created_at < now() - interval '${KEPT_DAYS} days'`;
    await sweep(this.db, { table: 'webhook_deliveries', where, stopping });
  }
}
