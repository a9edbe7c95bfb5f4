import { randomUUID } from 'node:crypto';
import { currentCall } from '../call/call.js';
import { type Envelope, readEnvelope } from '../events/envelope.js';
import type { Declared } from './declared.js';
import type { EventDefinition } from './definitions.js';
import type { NatsLink } from './nats-link.js';

/** Events as they pass by, without durability: for open screens, never for work that must not be lost. */
export class LiveEvents {
  /** Without lists, anything may be heard and told. */
  constructor(
    private readonly link: NatsLink,
    private readonly listens?: Declared,
    private readonly publishes?: Declared,
  ) {}

  /** Hears an event, durable or not, in every process that listens. */
  listen<Payload>(event: EventDefinition<Payload>, heard: (payload: Payload) => void): void {
    this.listens?.require(event);
    this.link.connection.subscribe(this.link.subject(event.subject), {
      callback: (error, message) => {
        // An exception in here would end the connection's reader.
        const envelope = error ? undefined : readEnvelope(message.data);
        if (envelope) heard(envelope.data as Payload);
      },
    });
  }

  /** Called when events may have gone by unheard, since the broker was away. */
  onGap(listener: () => void): void {
    this.link.onGap(listener);
  }

  /** Published to current subscribers only, without waiting for them; lost while the broker is away. */
  tell<Payload>(event: EventDefinition<Payload>, data: Payload): void {
    this.publishes?.require(event);
    if (!this.link.connected) return;
    const envelope: Envelope<Payload> = {
      eventId: randomUUID(),
      version: event.version,
      occurredAt: new Date().toISOString(),
      requestId: currentCall()?.requestId ?? randomUUID(),
      data,
    };
    this.link.connection.publish(this.link.subject(event.subject), JSON.stringify(envelope));
  }
}
