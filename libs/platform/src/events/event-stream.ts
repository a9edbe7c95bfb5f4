import { headers } from '@nats-io/transport-node';
import {
  type ApiError,
  jetstream,
  JetStreamApiCodes,
  JetStreamApiError,
  jetstreamManager,
  type JetStreamClient,
  type JetStreamManager,
  PubHeaders,
} from '@nats-io/jetstream';
import type { NatsLink } from '../messaging/nats-link.js';

const DAY_NANOS = 24 * 3600 * 1e9;
/** A new consumer can catch up with this much of the past. Inbox rows are kept a little longer. */
export const EVENTS_KEPT_DAYS = 14;
/** JetStream drops a message id it has seen within this. */
const DUPLICATE_WINDOW_NANOS = 120 * 1e9;
const PUBLISH_TIMEOUT_MS = 4000;

/** The one durable stream of an installation's events. */
export class EventStream {
  readonly name: string;

  private constructor(
    readonly client: JetStreamClient,
    readonly manager: JetStreamManager,
    private readonly link: NatsLink,
    private readonly replicas: number,
  ) {
    this.name = eventStreamName(link.namespace);
  }

  static async open(link: NatsLink, replicas: number): Promise<EventStream> {
    const manager = await jetstreamManager(link.connection);
    const stream = new EventStream(jetstream(link.connection), manager, link, replicas);
    await stream.ensure();
    return stream;
  }

  /** Finds the stream or creates it; of processes that start together, the first one does. */
  async ensure(): Promise<void> {
    const config = {
      name: this.name,
      subjects: [this.subject('evt.>')],
      max_age: EVENTS_KEPT_DAYS * DAY_NANOS,
      duplicate_window: DUPLICATE_WINDOW_NANOS,
      num_replicas: this.replicas,
    };
    if (await this.exists()) return;
    try {
      await this.manager.streams.add(config);
    } catch (error) {
      // Of those who add the same stream at the same moment, NATS refuses some: "subjects overlap with an existing one".
      if (!(error instanceof JetStreamApiError) || !(await this.exists())) throw error;
    }
  }

  /**
   * Resolves once the stream has the event; of those with one id, within a while, it keeps the first. The broker is asked as
   * any other is, for nats-core's own way makes an error with its stack for every answer (see {@link ReplyInbox}).
   */
  async publish(subject: string, envelope: string, id: string): Promise<void> {
    const said = headers();
    said.set(PubHeaders.MsgIdHdr, id);
    const options = { headers: said, timeoutMs: PUBLISH_TIMEOUT_MS };
    const answer = await this.link.request(this.subject(subject), envelope, options);
    const { error } = answer.json<{ error?: ApiError }>();
    if (error) throw new JetStreamApiError(error);
  }

  private async exists(): Promise<boolean> {
    try {
      await this.manager.streams.info(this.name);
      return true;
    } catch (error) {
      if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return false;
      throw error;
    }
  }

  /** Whether the broker can be reached. */
  get connected(): boolean {
    return this.link.connected;
  }

  subject(subject: string): string {
    return this.link.subject(subject);
  }
}

/** What an installation's stream is called. */
export function eventStreamName(namespace: string): string {
  return `${namespace}EVENTS`.replace(/[^A-Za-z0-9_-]/g, '_');
}
