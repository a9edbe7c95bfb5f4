import { randomUUID } from 'node:crypto';
import { type Actor, currentCall } from '../call/call.js';
import type { Tx } from '../database/tx.js';
import { currentSpan, traced } from '../tracing/tracing.js';
import type { Declared } from '../messaging/declared.js';
import type { EventDefinition } from '../messaging/definitions.js';
import type { Envelope } from './envelope.js';

/** What an event comes from. */
export interface Origin {
  requestId: string;
  actor?: Actor;
}

/** Events on their way out. They commit with the change they tell of, or not at all. */
export class Outbox {
  private readonly touched = new WeakSet<Tx>();

  /** Without `publishes`, any event may be added. */
  constructor(private readonly publishes?: Declared) {}

  /** Adds an event to the transaction. The relay publishes it after the commit. */
  async add<Payload>(tx: Tx, event: EventDefinition<Payload>, payload: Payload): Promise<void> {
    await this.addAll(tx, event, [payload]);
  }

  /** Adds many events of one kind in one statement; each comes from the running call where `origins` says nothing else. */
  async addAll<Payload>(
    tx: Tx,
    event: EventDefinition<Payload>,
    payloads: Payload[],
    origins: (Origin | undefined)[] = [],
  ): Promise<void> {
    this.publishes?.require(event);
    if (payloads.length === 0) return;
    await this.sending(event, async () =>
      this.insert(
        tx,
        event.subject,
        payloads.map((payload, i) => envelopeOf(event, payload, origins[i])),
      ),
    );
  }

  /**
   * Adds an event of one kind for each row of a statement, whose only column is the payload as JSON: those of thousands of
   * rows need not come here and go back.
   */
  async addSelected(tx: Tx, event: EventDefinition<unknown>, sql: string, params: unknown[]): Promise<void> {
    this.publishes?.require(event);
    const { eventId: _, data: __, ...head } = envelopeOf(event, undefined);
    const [subject, said] = [params.length + 1, params.length + 2];
    await this.sending(event, async () => {
      const added = await tx.changed(
        `INSERT INTO outbox (event_id, subject, envelope)
         SELECT e.id, $${subject}, (left($${said}::text, -1) || ',"eventId":"' || e.id || '","data":' || e.data || '}')::json
         FROM (SELECT gen_random_uuid() AS id, s.data FROM (${sql}) AS s (data)) e`,
        [...params, event.subject, JSON.stringify(head)],
      );
      if (added > 0) this.touched.add(tx);
    });
  }

  /** Whether a transaction added events, so that the relay need not wait for its next round. */
  isTouchedBy(tx: Tx): boolean {
    return this.touched.has(tx);
  }

  private async sending(event: EventDefinition<unknown>, send: () => Promise<void>): Promise<void> {
    await traced(
      () => ({
        kind: 'producer',
        name: `send ${event.subject}`,
        attributes: { 'messaging.operation.type': 'send', 'messaging.destination.name': event.subject },
      }),
      send,
    );
  }

  private insert(tx: Tx, subject: string, envelopes: Envelope[]): void {
    tx.later(
      `INSERT INTO outbox (event_id, subject, envelope)
       SELECT e.event_id, $1, e.envelope FROM unnest($2::uuid[], $3::json[]) AS e(event_id, envelope)`,
      [subject, envelopes.map(({ eventId }) => eventId), envelopes.map((envelope) => JSON.stringify(envelope))],
    );
    this.touched.add(tx);
  }
}

function envelopeOf<Payload>(event: EventDefinition<Payload>, data: Payload, origin?: Origin): Envelope<Payload> {
  const call = currentCall();
  const actor = origin ? origin.actor : call?.maybeActor;
  const eventId = randomUUID();
  const span = currentSpan();
  return {
    eventId,
    version: event.version,
    occurredAt: new Date().toISOString(),
    requestId: origin?.requestId ?? call?.requestId ?? eventId,
    ...(actor && { actor }),
    ...(span && { traceparent: span.traceparent }),
    data,
  };
}
