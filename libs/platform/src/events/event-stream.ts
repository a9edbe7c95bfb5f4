import { jetstream, jetstreamManager, type JetStreamClient, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsLink } from '../messaging/nats-link.js';

const DAY_NANOS = 24 * 3600 * 1e9;
/** A new consumer can catch up with this much of the past. Inbox rows are kept a little longer. */
export const EVENTS_KEPT_DAYS = 14;
/** JetStream drops a message id it has seen within this. */
const DUPLICATE_WINDOW_NANOS = 120 * 1e9;

/** The one durable stream of an installation's events. */
export class EventStream {
  private constructor(
    readonly client: JetStreamClient,
    readonly manager: JetStreamManager,
    readonly name: string,
    private readonly link: NatsLink,
  ) {}

  /** Finds the stream or makes it; whoever starts first does. */
  static async open(link: NatsLink, replicas: number): Promise<EventStream> {
    const manager = await jetstreamManager(link.connection);
    const name = `${link.namespace}EVENTS`.replace(/[^A-Za-z0-9_-]/g, '_');
    const config = {
      name,
      subjects: [link.subject('evt.>')],
      max_age: EVENTS_KEPT_DAYS * DAY_NANOS,
      duplicate_window: DUPLICATE_WINDOW_NANOS,
      num_replicas: replicas,
    };
    await manager.streams.info(name).catch(() => manager.streams.add(config));
    return new EventStream(jetstream(link.connection), manager, name, link);
  }

  subject(subject: string): string {
    return this.link.subject(subject);
  }
}
