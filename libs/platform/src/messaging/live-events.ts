import type { EventDefinition } from './definitions.js';
import { readEnvelope } from '../events/envelope.js';
import type { NatsLink } from './nats-link.js';

/**
 * Hears events as they pass by, on every process that listens, without durability: for open screens, never for work
 * that must not be lost.
 */
export class LiveEvents {
  constructor(private readonly link: NatsLink) {}

  listen<Payload>(event: EventDefinition<Payload>, heard: (payload: Payload) => void): void {
    this.link.connection.subscribe(this.link.subject(event.subject), {
      callback: (error, message) => {
        // An exception in here would end the connection's reader.
        const envelope = error ? undefined : readEnvelope(message.data);
        if (envelope) heard(envelope.data as Payload);
      },
    });
  }
}
