import type { PoolClient } from 'pg';
import type { Db } from '../database/db.js';
import { statementName } from '../database/prepared.js';
import type { Log } from '../log/log.js';
import type { Metrics } from '../metrics/metrics.js';
import type { EventStream } from './event-stream.js';
import type { Outbox } from './outbox.js';

const BATCH = 200;
/** Commits of this process wake the relay at once; the rest is found at this pace. */
const POLL_MS = 500;
const PUBLISH_TIMEOUT_MS = 4000;

const CLAIM = `SELECT id, event_id, subject, envelope::text AS envelope FROM outbox
  WHERE next_try_at <= now() ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
const FORGET = 'DELETE FROM outbox WHERE id = ANY($1)';

interface OutboxRow {
  id: number;
  event_id: string;
  subject: string;
  envelope: string;
}

/**
 * Publishes what committed transactions left in the outbox. Many relays may run: each claims rows that no other has.
 * A row is deleted only when JetStream has it; one that cannot be published backs off and holds nothing up.
 */
export class OutboxRelay {
  private stopped = false;
  private running: Promise<void> = Promise.resolve();
  private wake: () => void = () => undefined;
  private woken = false;

  constructor(
    private readonly db: Db,
    private readonly stream: EventStream,
    outbox: Outbox,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {
    db.onCommit((tx) => {
      if (outbox.isTouchedBy(tx)) this.nudge();
    });
  }

  start(): void {
    this.running = this.loop();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.nudge();
    await this.running;
  }

  /** Publishes one batch; answers how many rows it claimed. */
  async relayBatch(): Promise<number> {
    const client = await this.db.pool.connect();
    try {
      await client.query('BEGIN');
      const claimed = await this.publishClaimed(client);
      await client.query('COMMIT');
      return claimed;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  private async publishClaimed(client: PoolClient): Promise<number> {
    const { rows } = await client.query<OutboxRow>({ name: statementName(CLAIM), text: CLAIM });
    if (rows.length === 0) return 0;
    const results = await Promise.allSettled(
      rows.map((row) =>
        this.stream.client.publish(this.stream.subject(row.subject), row.envelope, {
          msgID: row.event_id,
          timeout: PUBLISH_TIMEOUT_MS,
        }),
      ),
    );
    const sent = rows.filter((_, i) => results[i]?.status === 'fulfilled').map(({ id }) => id);
    if (sent.length > 0) await client.query({ name: statementName(FORGET), text: FORGET, values: [sent] });
    this.metrics.eventsPublished.inc(sent.length);
    if (sent.length < rows.length) await this.backOff(client, rows, results);
    // Not one went through: the broker may have lost the stream.
    if (sent.length === 0) await this.stream.ensure();
    return rows.length;
  }

  private async backOff(
    client: PoolClient,
    rows: OutboxRow[],
    results: PromiseSettledResult<unknown>[],
  ): Promise<void> {
    const refused = results.flatMap((result, i) =>
      result.status === 'rejected' ? [{ id: rows[i]!.id, error: String((result.reason as Error)?.message) }] : [],
    );
    await client.query(
      `UPDATE outbox o SET tries = o.tries + 1, last_error = r.error,
         next_try_at = now() + least(300, power(2, least(o.tries, 10))) * interval '0.5 second'
       FROM unnest($1::bigint[], $2::text[]) AS r (id, error) WHERE o.id = r.id`,
      [refused.map(({ id }) => id), refused.map(({ error }) => error)],
    );
  }

  private async loop(): Promise<void> {
    while (!this.stopped) {
      try {
        // While the broker is away rows wait as they are, so that they need not sit out a pause when it is back.
        if (this.stream.connected && (await this.relayBatch()) === BATCH) continue;
      } catch (error) {
        this.log.warn({ err: error }, 'events could not be published; trying again');
      }
      await this.rest();
    }
  }

  private nudge(): void {
    this.woken = true;
    this.wake();
  }

  private async rest(): Promise<void> {
    if (!this.woken && !this.stopped) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.woken = false;
  }
}
