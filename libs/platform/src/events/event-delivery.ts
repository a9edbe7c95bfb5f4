import type { JsMsg } from '@nats-io/jetstream';
import { Call, runInCall } from '../call/call.js';
import type { Db } from '../database/db.js';
import { sweep } from '../database/sweep.js';
import type { Tx } from '../database/tx.js';
import { toDomainError } from '../errors/postgres-errors.js';
import type { Log } from '../log/log.js';
import type { Delivery } from '../messaging/decorators.js';
import type { Metrics } from '../metrics/metrics.js';
import type { SpanFacts } from '../tracing/span.js';
import type { Tracing } from '../tracing/tracing.js';
import { park, REPLAY_FOR } from './dead-letters.js';
import { type Envelope, readEnvelope } from './envelope.js';
import { EVENTS_KEPT_DAYS } from './event-stream.js';
import { pauseAfter } from './retry-pause.js';

/** An event can come again for as long as the stream keeps it. */
export async function sweepInbox(db: Db, stopping: AbortSignal): Promise<void> {
  const where = `handled_at < now() - interval '${EVENTS_KEPT_DAYS + 2} days'`;
  await sweep(db, { table: 'inbox', where, stopping });
}

export type EventHandler = (payload: unknown, delivery: Delivery) => Promise<void>;

interface DeliveryOptions {
  service: string;
  /** How often a failing event is tried before it is parked. */
  tries: number;
  /** First pause between tries; doubles each time. */
  backoffMs: number;
}

/**
 * One message at its handler. The inbox row and the handler's effect commit together, then the message is
 * acknowledged: a repeat finds its inbox row and does nothing. A failure is tried again after growing pauses and parked
 * as a dead letter in the end.
 */
export class EventDelivery {
  constructor(
    private readonly db: Db,
    private readonly options: DeliveryOptions,
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
  ) {}

  /** Never rejects: whatever arrives is acknowledged, asked for again or put aside. */
  async take(message: JsMsg, subject: string, handler: EventHandler): Promise<void> {
    const addressee = message.headers?.get(REPLAY_FOR);
    if (addressee && addressee !== this.options.service) return message.ack();
    const envelope = readEnvelope(message.data);
    if (!envelope) {
      this.log.error({ subject, streamSequence: message.seq }, 'message is no event; left in the stream');
      return message.term();
    }
    const call = new Call({ requestId: envelope.requestId, actor: envelope.actor });
    await runInCall(call, () => this.handle(message, subject, envelope, handler));
  }

  private async handle(message: JsMsg, subject: string, envelope: Envelope, handler: EventHandler): Promise<void> {
    const end = this.metrics.eventSeconds.startTimer({ subject });
    try {
      const fresh = await this.tracing.enter(
        () => spanOf(subject, envelope),
        envelope.traceparent,
        () => this.once(subject, envelope, handler),
      );
      message.ack();
      end({ outcome: fresh ? 'handled' : 'repeat' });
    } catch (error) {
      end({ outcome: 'failed' });
      await this.retryOrPark(message, subject, envelope, error);
    }
  }

  private once(subject: string, envelope: Envelope, handler: EventHandler): Promise<boolean> {
    return this.db.transaction((tx) => this.within(tx, subject, envelope, handler));
  }

  /** Answers false for a repeat. */
  async within(tx: Tx, subject: string, envelope: Envelope, handler: EventHandler): Promise<boolean> {
    const fresh = await tx.changed('INSERT INTO inbox (handler, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      subject,
      envelope.eventId,
    ]);
    if (fresh === 0) return false;
    const { eventId, occurredAt, requestId, actor } = envelope;
    await handler(envelope.data, { tx, eventId, occurredAt, requestId, actor });
    return true;
  }

  private async retryOrPark(message: JsMsg, subject: string, envelope: Envelope, error: unknown): Promise<void> {
    const tries = message.info.deliveryCount;
    const facts = { err: error, subject, eventId: envelope.eventId, tries };
    // A store that is away is no fault of the event: it is not held against it.
    const away = toDomainError(error).kind === 'unavailable';
    if (away || tries < this.options.tries) {
      this.log.warn(facts, 'event handler failed; trying again');
      message.nak(pauseAfter(tries, this.options.backoffMs, away));
      return;
    }
    try {
      const text = error instanceof Error ? error.message : String(error);
      await park(this.db, { handler: subject, subject, envelope, error: text, tries });
      this.log.error(facts, 'event parked as a dead letter');
      message.ack();
    } catch (parkError) {
      this.log.error({ ...facts, err: parkError }, 'dead letter could not be written; trying again');
      message.nak(pauseAfter(tries, this.options.backoffMs, true));
    }
  }
}

function spanOf(subject: string, { eventId, requestId }: Envelope): SpanFacts {
  const attributes = {
    'messaging.system': 'nats',
    'messaging.operation.type': 'process',
    'messaging.destination.name': subject,
    'messaging.message.id': eventId,
    'request.id': requestId,
  };
  return { kind: 'consumer', name: `process ${subject}`, attributes };
}
