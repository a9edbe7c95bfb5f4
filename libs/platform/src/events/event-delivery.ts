import type { JsMsg } from '@nats-io/jetstream';
import { Call, runInCall } from '../call/call.js';
import type { Db } from '../database/db.js';
import { sweep } from '../database/sweep.js';
import type { Tx } from '../database/tx.js';
import { toDomainError } from '../errors/postgres-errors.js';
import type { Log } from '../log/log.js';
import type { Arrival } from '../messaging/decorators.js';
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

export interface EventHandler {
  /** Whether it is given all events that have come together, or one at a time. */
  inBatches: boolean;
  handle(events: Arrival<unknown>[], tx: Tx): Promise<void>;
}

interface Arrived {
  message: JsMsg;
  envelope: Envelope;
}

interface DeliveryOptions {
  service: string;
  /** How often a failing event is tried before it is parked. */
  tries: number;
  /** First pause between tries; doubles each time. */
  backoffMs: number;
}

/**
 * Messages at their handler, one or several. The inbox row and the handler's effect commit together, then the message is
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

  /**
   * Never rejects: whatever arrives is acknowledged, asked for again or put aside. Several take effect in one transaction;
   * what failed before is handled by itself, so that it does not take the others with it each time.
   */
  async take(messages: JsMsg[], subject: string, handler: EventHandler): Promise<void> {
    const arrived = messages.flatMap((message) => this.open(message, subject) ?? []);
    const together = arrived.filter(({ message }) => !message.redelivered);
    const areDone = together.length > 1 && (await this.handleTogether(together, subject, handler));
    const alone = areDone ? arrived.filter(({ message }) => message.redelivered) : arrived;
    for (const one of alone) await this.handle(one, subject, handler);
  }

  private open(message: JsMsg, subject: string): Arrived | undefined {
    const addressee = message.headers?.get(REPLAY_FOR);
    if (addressee && addressee !== this.options.service) {
      message.ack();
      return undefined;
    }
    const envelope = readEnvelope(message.data);
    if (!envelope) {
      this.log.error({ subject, streamSequence: message.seq }, 'message is no event; left in the stream');
      message.term();
      return undefined;
    }
    return { message, envelope };
  }

  /** Answers false when the events are to be handled one by one. */
  private async handleTogether(arrived: Arrived[], subject: string, handler: EventHandler): Promise<boolean> {
    const envelopes = arrived.map(({ envelope }) => envelope);
    const ends = arrived.map(() => this.metrics.eventSeconds.startTimer({ subject }));
    try {
      const fresh = await this.tracing.enter(
        () => batchSpanOf(subject, envelopes),
        envelopes[0]!.traceparent,
        () => this.once(subject, envelopes, handler),
      );
      for (const { message } of arrived) message.ack();
      ends.forEach((end, i) => end({ outcome: i < fresh ? 'handled' : 'repeat' }));
      return true;
    } catch (error) {
      // A store that is away is away for each of them.
      if (toDomainError(error).kind === 'unavailable') {
        ends.forEach((end) => end({ outcome: 'failed' }));
        for (const { message, envelope } of arrived) await this.retryOrPark(message, subject, envelope, error);
        return true;
      }
      this.log.warn(
        { err: error, subject, events: arrived.length },
        'events failed together; handling them one by one',
      );
      return false;
    }
  }

  private handle(arrived: Arrived, subject: string, handler: EventHandler): Promise<void> {
    const { requestId, actor } = arrived.envelope;
    return runInCall(new Call({ requestId, actor }), () => this.handleAlone(arrived, subject, handler));
  }

  private async handleAlone({ message, envelope }: Arrived, subject: string, handler: EventHandler): Promise<void> {
    const end = this.metrics.eventSeconds.startTimer({ subject });
    try {
      const fresh = await this.tracing.enter(
        () => spanOf(subject, envelope),
        envelope.traceparent,
        () => this.once(subject, [envelope], handler),
      );
      message.ack();
      end({ outcome: fresh > 0 ? 'handled' : 'repeat' });
    } catch (error) {
      end({ outcome: 'failed' });
      await this.retryOrPark(message, subject, envelope, error);
    }
  }

  private once(subject: string, envelopes: Envelope[], handler: EventHandler): Promise<number> {
    return this.db.transaction((tx) => this.within(tx, subject, envelopes, handler));
  }

  /** Answers how many of the events are no repeats. */
  async within(tx: Tx, subject: string, envelopes: Envelope[], handler: EventHandler): Promise<number> {
    const ids = envelopes.map(({ eventId }) => eventId.toLowerCase());
    // In one order everywhere: of two replicas that are given the same events, one waits for the other.
    const rows = await tx.rows<{ id: string }>(
      `INSERT INTO inbox (handler, event_id) SELECT $1, id FROM unnest($2::uuid[]) AS id ORDER BY id
       ON CONFLICT DO NOTHING RETURNING event_id AS id`,
      [subject, ids],
    );
    const fresh = new Set(rows.map(({ id }) => id));
    const events = envelopes.flatMap(({ eventId, occurredAt, requestId, actor, data }, i) =>
      fresh.delete(ids[i]!) ? [{ payload: data, eventId, occurredAt, requestId, actor }] : [],
    );
    if (events.length > 0) await handler.handle(events, tx);
    return events.length;
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

/** Of events from several traces, the span belongs to the first one's. */
function batchSpanOf(subject: string, envelopes: Envelope[]): SpanFacts {
  const { attributes, ...span } = spanOf(subject, envelopes[0]!);
  return { ...span, attributes: { ...attributes, 'messaging.batch.message_count': envelopes.length } };
}
