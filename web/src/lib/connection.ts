import { pauseAfter } from './live/reopening';
import { createStore } from './store';

/** How the client stands to the server. */
export type Connection =
  | { state: 'up' }
  /** The device has no network: the browser tells when it is back. */
  | { state: 'offline' }
  /** No answer, or one that says to come back later: asked again at `nextTry` (ms since 1970). */
  | { state: 'down'; nextTry: number };

const UP: Connection = { state: 'up' };
/** Who was away a moment ago may be so again: the pauses go on growing until it has stayed up for so long. */
const SETTLED_MS = 30_000;

export const connection = createStore<Connection>(navigator.onLine ? UP : { state: 'offline' });

let onBack = () => {};
let failures = 0;
let timer: number | undefined;

/** Called when the server answers again; what failed or was missed meanwhile is then fetched. */
export function whenBack(listener: () => void): void {
  onBack = listener;
}

/** A call got no answer, or a 502, 503 or 504. `retryAfter` is what the server asked for, in seconds. */
export function connectionFailed(retryAfter: string | null = null): void {
  if (connection.get().state !== 'up') return;
  wait(retryAfter);
}

function wait(retryAfter: string | null): void {
  if (!navigator.onLine) return goOffline();
  failures += 1;
  const asked = Number(retryAfter ?? NaN) * 1000;
  const pause = Math.max(pauseAfter(failures, Math.random()), Number.isFinite(asked) ? asked : 0);
  connection.set({ state: 'down', nextTry: Date.now() + pause });
  window.clearTimeout(timer);
  timer = window.setTimeout(tryNow, pause);
}

/** Asks whether the server is back. */
export async function tryNow(): Promise<void> {
  window.clearTimeout(timer);
  try {
    const answer = await fetch('/api/health', { cache: 'no-store' });
    if (answer.ok) return goUp();
    wait(answer.headers.get('Retry-After'));
  } catch {
    wait(null);
  }
}

function goUp(): void {
  timer = window.setTimeout(() => (failures = 0), SETTLED_MS);
  connection.set(UP);
  onBack();
}

function goOffline(): void {
  window.clearTimeout(timer);
  connection.set({ state: 'offline' });
}

window.addEventListener('offline', goOffline);
window.addEventListener('online', () => void tryNow());
