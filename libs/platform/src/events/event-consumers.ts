import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { Call, runInCall } from '../call/call.js';
import type { Db, Tx } from '../database/db.js';
import { toDomainError } from '../errors/postgres-errors.js';
import type { Log } from '../log/log.js';
import type { Delivery } from '../messaging/decorators.js';
import type { Metrics } from '../metrics/metrics.js';
import { park } from './dead-letters.js';
import type { Envelope } from './envelope.js';
import type { EventStream } from './event-stream.js';

const ACK_WAIT_NANOS = 30 * 1e9;
/** Deliveries of one subject that one process works on at a time. */
const CONCURRENCY = 8;
const MAX_BACKOFF_MS = 5 * 60_000;

export type EventHandler = (payload: unknown, delivery: Delivery) => Promise<void>;

interface ConsumerOptions {
  service: string;
  /** How often a failing event is tried before it is parked. */
  tries: number;
  /** First pause between tries; doubles each time. */
  backoffMs: number;
}

/**
 * Durable consumers, one per service and subject. Each delivery is one transaction: the inbox row and the handler's
 * effect commit together, then the message is acknowledged. A repeat finds its inbox row and does nothing. A failure
 * is tried again with growing pauses, beside the messages that follow it, and parked as a dead letter in the end.
 */
export class EventConsumers {
  private readonly open: ConsumerMessages[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly db: Db,
    private readonly stream: EventStream,
    private readonly options: ConsumerOptions,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {}

  async start(subject: string, handler: EventHandler): Promise<void> {
    const durable = `${this.options.service}_${subject}`.replace(/[^A-Za-z0-9_-]/g, '_');
    await this.stream.manager.consumers.add(this.stream.name, {
      durable_name: durable,
      filter_subject: this.stream.subject(subject),
      ack_policy: AckPolicy.Explicit,
      ack_wait: ACK_WAIT_NANOS,
      deliver_policy: DeliverPolicy.All,
      max_ack_pending: 512,
    });
    const consumer = await this.stream.client.consumers.get(this.stream.name, durable);
    const messages = await consumer.consume({ max_messages: CONCURRENCY * 2 });
    this.open.push(messages);
    void this.pump(messages, subject, handler);
  }

  /** Takes no new messages and finishes those begun. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.open.map((messages) => messages.close()));
    await Promise.allSettled(this.running);
  }

  private async pump(messages: ConsumerMessages, subject: string, handler: EventHandler): Promise<void> {
    const mine = new Set<Promise<void>>();
    for await (const message of messages) {
      const work = this.handle(message, subject, handler).finally(() => {
        mine.delete(work);
        this.running.delete(work);
      });
      mine.add(work);
      this.running.add(work);
      if (mine.size >= CONCURRENCY) await Promise.race(mine);
    }
  }

  private async handle(message: JsMsg, subject: string, handler: EventHandler): Promise<void> {
    const envelope = message.json<Envelope>();
    const call = new Call({ requestId: envelope.requestId, actor: envelope.actor });
    await runInCall(call, async () => {
      const end = this.metrics.eventSeconds.startTimer({ subject });
      try {
        const fresh = await this.once(subject, envelope, handler);
        message.ack();
        end({ outcome: fresh ? 'handled' : 'repeat' });
      } catch (error) {
        end({ outcome: 'failed' });
        await this.retryOrPark(message, subject, envelope, error as Error);
      }
    });
  }

  /** Answers false for a repeat. */
  private once(subject: string, envelope: Envelope, handler: EventHandler): Promise<boolean> {
    return this.db.transaction(async (tx: Tx) => {
      const fresh = await tx.query<unknown[]>(
        `INSERT INTO inbox (handler, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1`,
        [subject, envelope.eventId],
      );
      if (fresh.length === 0) return false;
      const { eventId, occurredAt, requestId, actor } = envelope;
      await handler(envelope.data, { tx, eventId, occurredAt, requestId, actor });
      return true;
    });
  }

  private async retryOrPark(message: JsMsg, subject: string, envelope: Envelope, error: Error): Promise<void> {
    const tries = message.info.deliveryCount;
    const facts = { err: error, subject, eventId: envelope.eventId, tries };
    // A store that is away is no fault of the event: it is not held against it.
    const last = tries >= this.options.tries && toDomainError(error).kind !== 'unavailable';
    if (!last) {
      this.log.warn(facts, 'event handler failed; trying again');
      message.nak(Math.min(MAX_BACKOFF_MS, this.options.backoffMs * 2 ** Math.min(tries - 1, 20)));
      return;
    }
    try {
      await park(this.db, { handler: subject, subject, envelope, error: error.message, tries });
      this.log.error(facts, 'event parked as a dead letter');
      message.ack();
    } catch (parkError) {
      this.log.error({ ...facts, err: parkError }, 'dead letter could not be written; trying again');
      message.nak(MAX_BACKOFF_MS);
    }
  }
}
