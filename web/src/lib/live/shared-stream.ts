import { keepEventStream } from './event-stream';

/** What the stream told, or that it may have missed something. */
export type Told = { type: 'gap' } | { type: string; data: string };

interface Options {
  url: string;
  /** The types of events that are listened for. */
  types: readonly string[];
  /** Tabs of the same name share one stream. */
  name: string;
  onTold: (told: Told) => void;
  /** The server refuses the stream: it is away, or nobody is logged in any more. */
  onRefused: () => void;
}

/**
 * One event stream for all tabs of a browser: the tab that holds the lock keeps it open and tells the others. When that
 * tab is closed, the browser gives the lock to the next, which opens a stream of its own and lets all fetch what may
 * have been missed in between. Where browsers have no locks (pages without TLS on another machine), each tab has a
 * stream. Returns how to leave.
 */
export function shareEventStream({ url, types, name, onTold, onRefused }: Options): () => void {
  const stream = (tell: (told: Told) => void) =>
    keepEventStream(url, Object.fromEntries(types.map((type) => [type, (data: string) => tell({ type, data })])), {
      onGap: () => tell({ type: 'gap' }),
      onRefused,
    });
  if (!('locks' in navigator)) return stream(onTold);

  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => onTold(data));
  const tellAll = (told: Told) => {
    onTold(told);
    channel.postMessage(told);
  };
  const left = new AbortController();
  let waited = false;
  const whileLeading = () =>
    new Promise<void>((resolve) => {
      const close = stream(tellAll);
      if (waited) tellAll({ type: 'gap' });
      left.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  void lead();
  return () => {
    left.abort();
    channel.close();
  };

  async function lead(): Promise<void> {
    const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (!lock || left.signal.aborted) return false;
      await whileLeading();
      return true;
    });
    if (free || left.signal.aborted) return;
    waited = true;
    await navigator.locks.request(name, { signal: left.signal }, whileLeading).catch(() => undefined);
  }
}
