import { createInbox, errors, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';

/** One request that waits for its answer. */
interface Waiting {
  subject: string;
  resolve: (answer: Msg) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * Requests over one connection: all answers come to one subscription and are told apart by the last token of their
 * subject. nats-core's own `request` does the same, but makes an error with its stack for every answer that arrives.
 */
export class ReplyInbox {
  private readonly waiting = new Map<string, Waiting>();
  private readonly prefix: string;
  private asked = 0;

  constructor(
    private readonly connection: NatsConnection,
    inboxPrefix?: string,
  ) {
    this.prefix = `${createInbox(inboxPrefix)}.`;
    connection.subscribe(`${this.prefix}*`, {
      callback: (error, answer) => {
        if (error) this.reject(error);
        else this.take(answer);
      },
    });
  }

  /**
   * The answer. Rejects with NoRespondersError when nobody listens to the subject, with TimeoutError when nobody
   * answers within `timeoutMs`, and with what {@link reject} was told.
   */
  request(subject: string, payload: string, headers: MsgHdrs | undefined, timeoutMs: number): Promise<Msg> {
    return new Promise((resolve, reject) => {
      const token = (this.asked++).toString(36);
      this.connection.publish(subject, payload, { reply: this.prefix + token, headers });
      const timer = setTimeout(() => {
        this.waiting.delete(token);
        reject(new errors.TimeoutError());
      }, timeoutMs);
      this.waiting.set(token, { subject, resolve, reject, timer });
    });
  }

  /** Gives up waiting for every answer. */
  reject(error: Error): void {
    for (const [token, waiting] of this.waiting) {
      this.forget(token, waiting);
      waiting.reject(error);
    }
  }

  private take(answer: Msg): void {
    const token = answer.subject.slice(this.prefix.length);
    const waiting = this.waiting.get(token);
    // Nobody waits for it any more.
    if (!waiting) return;
    this.forget(token, waiting);
    // How the broker says that there is no subscriber.
    if (answer.data.length === 0 && answer.headers?.code === 503) {
      waiting.reject(new errors.NoRespondersError(waiting.subject));
    } else {
      waiting.resolve(answer);
    }
  }

  private forget(token: string, { timer }: Waiting): void {
    clearTimeout(timer);
    this.waiting.delete(token);
  }
}
