import type { QueryConfig, QueryResult } from 'pg';
import type { Db } from '../database/db.js';
import { inOneWrite } from '../database/in-one-write.js';
import { statementName } from '../database/prepared.js';
import type { Log } from '../log/log.js';
import type { Metrics } from '../metrics/metrics.js';
import type { EventStream } from './event-stream.js';
import type { Outbox } from './outbox.js';

const BATCH = 200;
/** Commits of this process wake the relay at once; what another left behind when it died is found at this pace. */
const POLL_MS = 5000;
/** While the broker or the database is away. */
const AWAY_MS = 500;

const CLAIM = `SELECT id, event_id, subject, envelope::text AS envelope FROM outbox
  WHERE next_try_at <= now() ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
const FORGET = 'DELETE FROM outbox WHERE id = ANY($1)';
/** Its pauses double, from {@link FIRST_PAUSE_MS} to five minutes. */
const BACK_OFF = `UPDATE outbox o SET tries = o.tries + 1, last_error = r.error,
    next_try_at = now() + least(300, power(2, least(o.tries, 10))) * interval '0.5 second'
  FROM unnest($1::bigint[], $2::text[]) AS r (id, error) WHERE o.id = r.id`;
const FIRST_PAUSE_MS = 500;

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
  private restMs = POLL_MS;

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
      // Had BEGIN failed, rows would be claimed for a moment only: another relay might publish them too, and the stream keeps one.
      const { rows } = (await inOneWrite(
        client,
        [{ text: 'BEGIN' }, prepared(CLAIM)].map((statement) => () => client.query(statement)),
      )) as QueryResult<OutboxRow>;
      const outcome = rows.length > 0 ? await this.publish(rows) : [];
      await inOneWrite(
        client,
        [...outcome, { text: 'COMMIT' }].map((statement) => () => client.query(statement)),
      );
      return rows.length;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  /** Answers the statements that note what came of it. */
  private async publish(rows: OutboxRow[]): Promise<QueryConfig[]> {
    const results = await Promise.allSettled(
      rows.map((row) => this.stream.publish(row.subject, row.envelope, row.event_id)),
    );
    const sent = rows.filter((_, i) => results[i]?.status === 'fulfilled').map(({ id }) => id);
    this.metrics.eventsPublished.inc(sent.length);
    // Not one went through: the broker may have lost the stream.
    if (sent.length === 0) await this.stream.ensure();
    const forget = sent.length > 0 ? [prepared(FORGET, [sent])] : [];
    return sent.length < rows.length ? [...forget, this.backOff(rows, results)] : forget;
  }

  private backOff(rows: OutboxRow[], results: PromiseSettledResult<unknown>[]): QueryConfig {
    this.restMs = FIRST_PAUSE_MS;
    const refused = results.flatMap((result, i) =>
      result.status === 'rejected' ? [{ id: rows[i]!.id, error: String((result.reason as Error)?.message) }] : [],
    );
    return prepared(BACK_OFF, [refused.map(({ id }) => id), refused.map(({ error }) => error)]);
  }

  private async loop(): Promise<void> {
    while (!this.stopped) {
      this.restMs = POLL_MS;
      try {
        // While the broker is away rows wait as they are, so that they need not sit out a pause when it is back.
        if (!this.stream.connected) this.restMs = AWAY_MS;
        else if ((await this.relayBatch()) === BATCH) continue;
      } catch (error) {
        this.restMs = AWAY_MS;
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
        const timer = setTimeout(resolve, this.restMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.woken = false;
  }
}

function prepared(text: string, values: unknown[] = []): QueryConfig {
  return { name: statementName(text), text, values };
}
