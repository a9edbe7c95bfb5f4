import { ListNotifications, type Notification } from '#contracts';
import { Call, type PageBytes, Requests, runInCall } from '#platform';

const AT_A_TIME = 200;

/** What a feed writes to: resolves when there is room for more, rejects once the listener is gone. */
export type Write = (text: string) => Promise<void>;

/**
 * One stream's notifications, each once and in the order of their ids, which is the order in which they were committed.
 * News only wakes it; what is shown is read from the service after the last id shown. So neither news that arrives
 * early, late or twice, nor a notification between the client's last one and the opening can be skipped or doubled.
 */
export class NotificationFeed {
  /** The last id shown; undefined until it is known where a new stream begins. */
  private after: number | undefined;
  /** The lowest id heard of while that was not known. */
  private firstHeard = Infinity;
  private reading?: Promise<void>;
  private again = false;

  constructor(
    private readonly requests: Requests,
    private readonly call: Call,
    private readonly write: Write,
    lastEventId?: string,
  ) {
    this.after = idOf(lastEventId);
  }

  /** There is a notification, or may be one: `id` is the one announced. Rejects when it cannot be read or the listener is gone. */
  wake(id = Infinity): Promise<void> {
    this.firstHeard = Math.min(this.firstHeard, id);
    this.again = true;
    this.reading ??= this.read();
    return this.reading;
  }

  private async read(): Promise<void> {
    try {
      while (this.again) {
        this.again = false;
        this.after ??= await this.begin();
        if (this.after !== undefined) await this.showAfter(this.after);
      }
    } finally {
      this.reading = undefined;
    }
  }

  private async showAfter(after: number): Promise<void> {
    let cursor: string | undefined;
    do {
      const page = await this.page({ after, limit: AT_A_TIME, cursor });
      for (const notification of JSON.parse(Buffer.from(page.body).toString()) as Notification[]) {
        await this.write(textOf(notification));
        this.after = notification.id;
      }
      cursor = page.next ?? undefined;
    } while (cursor);
  }

  /** The client is told where it begins at once: cut off before its first notification, it resumes from there. */
  private async begin(): Promise<number | undefined> {
    const before = await this.beginning();
    if (before !== undefined) await this.write(`id: ${before}\nevent: ping\ndata: {}\n\n`);
    return before;
  }

  /** A new stream shows what comes after its opening. While the service is away, what it first hears of tells where. */
  private async beginning(): Promise<number | undefined> {
    const newest = await this.page({ limit: 1 }).then(
      ({ body }) => (JSON.parse(Buffer.from(body).toString()) as Notification[])[0]?.id ?? 0,
      () => Infinity,
    );
    const before = Math.min(newest, this.firstHeard - 1);
    return before === Infinity ? undefined : before;
  }

  /** Not part of the request that opened the stream, whose deadline ends. */
  private page(input: { after?: number; limit: number; cursor?: string }): Promise<PageBytes> {
    const { requestId, actor } = this.call;
    return runInCall(new Call({ requestId, actor }), () => this.requests.page(ListNotifications, input));
  }
}

function idOf(lastEventId: string | undefined): number | undefined {
  const id = Number(lastEventId);
  return lastEventId && Number.isSafeInteger(id) && id >= 0 ? id : undefined;
}

function textOf(notification: Notification): string {
  return `id: ${notification.id}\nevent: notification\ndata: ${JSON.stringify(notification)}\n\n`;
}
