import { pauseAfter } from './reopening';

type Listeners = Record<string, (data: string) => void>;

interface Occasions {
  /** It is open again: what happened in between may not have been told. */
  onGap: () => void;
  /** The server does not answer 200 any more; once, however often it is tried again. */
  onRefused: () => void;
}

/**
 * An event stream that stays open. The browser reconnects by itself while the server answers 200, and gives up for good
 * on anything else, e.g. the 503 of a restart: then it is opened anew, after growing pauses, and at once when the network
 * is back or the page is looked at again. Returns how to close it.
 */
export function keepEventStream(url: string, listeners: Listeners, { onGap, onRefused }: Occasions): () => void {
  let source: EventSource;
  let timer: number | undefined;
  let failures = 0;
  let isFirst = true;

  const open = () => {
    window.clearTimeout(timer);
    source = new EventSource(url);
    source.addEventListener('open', () => {
      failures = 0;
      if (!isFirst) onGap();
      isFirst = false;
    });
    source.addEventListener('error', () => {
      isFirst = false;
      if (source.readyState !== EventSource.CLOSED) return;
      failures += 1;
      if (failures === 1) onRefused();
      timer = window.setTimeout(open, pauseAfter(failures, Math.random()));
    });
    for (const [type, listener] of Object.entries(listeners)) {
      source.addEventListener(type, ({ data }: MessageEvent<string>) => listener(data));
    }
  };
  const openNow = () => {
    if (source.readyState === EventSource.CLOSED) open();
  };
  const openIfSeen = () => {
    if (document.visibilityState === 'visible') openNow();
  };

  open();
  window.addEventListener('online', openNow);
  document.addEventListener('visibilitychange', openIfSeen);
  return () => {
    window.removeEventListener('online', openNow);
    document.removeEventListener('visibilitychange', openIfSeen);
    window.clearTimeout(timer);
    source.close();
  };
}
