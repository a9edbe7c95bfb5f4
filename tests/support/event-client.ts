import { setTimeout as pause } from 'node:timers/promises';

/** A client of the event stream that does what EventSource does: comes back when told to, after the last id it has seen. */
export class EventClient {
  /** Ids of the notifications in the order in which they came. */
  readonly seen: number[] = [];
  connections = 0;
  private lastId = '';
  private retryMs = 3000;
  private readonly stopping = new AbortController();
  private readonly running: Promise<void>;

  constructor(
    private readonly url: string,
    private readonly cookie: string,
  ) {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.connect(signal).catch(() => undefined);
      await pause(this.retryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  private async connect(signal: AbortSignal): Promise<void> {
    const headers = { cookie: this.cookie, ...(this.lastId && { 'last-event-id': this.lastId }) };
    const answer = await fetch(`${this.url}/api/notifications/stream`, { headers, signal });
    if (answer.status !== 200) return void (await answer.arrayBuffer());
    this.connections += 1;
    let rest = '';
    for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) this.take(block);
    }
  }

  private take(block: string): void {
    const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
    this.retryMs = Number(fields.get('retry') ?? this.retryMs);
    this.lastId = fields.get('id') ?? this.lastId;
    if (fields.get('event') === 'notification') this.seen.push((JSON.parse(fields.get('data')!) as { id: number }).id);
  }
}
