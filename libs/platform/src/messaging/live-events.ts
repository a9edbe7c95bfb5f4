import type { EventDefinition } from './definitions.js';
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
        if (!error) heard(message.json<{ data: Payload }>().data);
      },
    });
  }
}
