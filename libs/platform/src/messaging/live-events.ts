import { randomUUID } from 'node:crypto';
import { currentCall } from '../call/call.js';
import { type Envelope, readEnvelope } from '../events/envelope.js';
import type { EventDefinition } from './definitions.js';
import type { NatsLink } from './nats-link.js';

/** Events as they pass by, without durability: for open screens, never for work that must not be lost. */
export class LiveEvents {
  constructor(private readonly link: NatsLink) {}

  /** Hears an event, durable or not, in every process that listens. */
  listen<Payload>(event: EventDefinition<Payload>, heard: (payload: Payload) => void): void {
    this.link.connection.subscribe(this.link.subject(event.subject), {
      callback: (error, message) => {
        // An exception in here would end the connection's reader.
        const envelope = error ? undefined : readEnvelope(message.data);
        if (envelope) heard(envelope.data as Payload);
      },
    });
  }

  /** Tells whoever listens now; nobody is waited for, and while the broker is away nobody hears it. */
  tell<Payload>(event: EventDefinition<Payload>, data: Payload): void {
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
