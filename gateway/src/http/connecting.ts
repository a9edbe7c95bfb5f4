import type { Server } from 'node:net';

/** Whoever connects again and again keeps others waiting for no longer. */
const LONGEST_MS = 500;

/**
 * Calls `begin` when a connection is accepted and `end` once none has been for a turn of the event loop. Node accepts one in
 * each turn: of a thousand that come at once to a busy process the last waits for a thousand turns, so these have to be short
 * until all are in. At most half of the time is spent so, half a second at a stretch.
 */
export function whileConnecting(server: Server, begin: () => void, end: () => void): void {
  let accepted = 0;
  let isOn = false;
  let since = -Infinity;
  const mayGoOn = (): boolean => performance.now() - since < LONGEST_MS;
  const look = (known: number): void => {
    // The first of the two comes in this turn still, before another could be accepted.
    setImmediate(() =>
      setImmediate(() => {
        if (accepted !== known && mayGoOn()) return look(accepted);
        isOn = false;
        end();
      }),
    );
  };
  server.on('connection', () => {
    accepted += 1;
    if (performance.now() - since >= 2 * LONGEST_MS) since = performance.now();
    if (isOn || !mayGoOn()) return;
    isOn = true;
    begin();
    look(accepted);
  });
}
