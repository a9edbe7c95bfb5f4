import { connect, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { ConfigError } from '../config/load-config.js';
import { unavailable } from '../errors/domain-error.js';
import type { Log } from '../log/log.js';
import { endOfTurn } from './end-of-turn.js';
import { ReplyInbox } from './reply-inbox.js';

/** What NATS takes where nothing else was said. */
const LEAST_MAX_MESSAGE_BYTES = 1024 * 1024;
const PAGES_IN_A_MESSAGE = 4;

/**
 * A process's connection to NATS, with the installation's namespace. Once up it reconnects for ever; while it is
 * down, `connected` is false and requests fail at once instead of waiting for their deadline.
 */
export class NatsLink {
  private up = true;
  private readonly afterGap: (() => void)[] = [];

  private constructor(
    readonly connection: NatsConnection,
    private readonly replies: ReplyInbox,
    readonly namespace: string,
    private readonly log: Log,
  ) {
    void this.watch();
  }

  /** Throws a {@link ConfigError} of one line when the broker cannot be reached. */
  static async open(options: { url: string; namespace: string; name: string; log: Log }): Promise<NatsLink> {
    const servers = options.url.split(',');
    try {
      const { username, password } = new URL(servers[0] ?? '');
      // Answers to an inbox of this user's own: its permissions keep others out.
      const inboxPrefix = username ? `_INBOX_${username}` : undefined;
      const connection = await connect({
        servers: servers.map((server) => new URL(server).host),
        name: options.name,
        ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
        inboxPrefix,
        maxReconnectAttempts: -1,
        // A password that is refused for a while, as when users are reloaded, must not end reconnecting for good.
        ignoreAuthErrorAbort: true,
        reconnectTimeWait: 250,
        timeout: 5000,
        // A broker that vanished without a word, with its host say, is noticed after two unanswered pings.
        pingInterval: 5000,
        maxPingOut: 2,
        // Two stack traces made in advance for each event published would cost more than the publishing.
        noAsyncTraces: true,
      });
      return new NatsLink(connection, new ReplyInbox(connection, inboxPrefix), options.namespace, options.log);
    } catch (error) {
      throw new ConfigError(`NATS_URL: the broker cannot be reached (${(error as Error).message})`);
    }
  }

  get connected(): boolean {
    return this.up && !this.connection.isClosed();
  }

  /** The most that one message may take, headers and all, as the broker says it. */
  get maxMessageBytes(): number {
    return this.connection.info?.max_payload ?? LEAST_MAX_MESSAGE_BYTES;
  }

  /**
   * The most that a page of a list should take: so many of them are under way to one process before the broker, which keeps
   * 64 MB for each, takes it for one that does not listen, and cuts it off.
   */
  get maxPageBytes(): number {
    return Math.floor(this.maxMessageBytes / PAGES_IN_A_MESSAGE);
  }

  /** The connection, or `unavailable` while the broker is away. */
  require(): NatsConnection {
    if (!this.connected) throw unavailable(new Error('The connection to the broker is lost'));
    return this.connection;
  }

  /**
   * The answer to a request, `subject` as it is on the wire. Rejects as {@link ReplyInbox.request} does, and with
   * `unavailable` as soon as the connection is lost: the answer would have come by it.
   */
  async request(subject: string, payload: string, options: { headers?: MsgHdrs; timeoutMs: number }): Promise<Msg> {
    await endOfTurn();
    this.require();
    return this.replies.request(subject, payload, options.headers, options.timeoutMs);
  }

  /** Called when the connection is back: what was said meanwhile, and is not kept in a stream, was not heard. */
  onGap(listener: () => void): void {
    this.afterGap.push(listener);
  }

  /** A contract's subject within this installation. */
  subject(subject: string): string {
    return this.namespace + subject;
  }

  /** Flushes what was sent, then closes. */
  async close(): Promise<void> {
    if (!this.connection.isClosed()) await this.connection.drain().catch(() => this.connection.close());
    this.replies.reject(unavailable(new Error('The connection to the broker is closed')));
  }

  private async watch(): Promise<void> {
    for await (const status of this.connection.status()) {
      if (status.type === 'disconnect') {
        this.up = false;
        this.replies.reject(unavailable(new Error('The connection to the broker was lost')));
        this.log.warn({}, 'broker connection lost');
      } else if (status.type === 'reconnect') {
        this.up = true;
        for (const listener of this.afterGap) listener();
        this.log.info({}, 'broker connection restored');
      } else if (status.type === 'error') {
        // E.g. a subject that this user may not use: what was sent there is never answered.
        this.log.error({ err: status.error }, 'refused by the broker');
      }
    }
  }
}
