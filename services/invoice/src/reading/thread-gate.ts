import { setTimeout as pause } from 'node:timers/promises';

const [FREE, HELD, CLOSED] = [0, 1, 2];
const LOOK_MS = 10;

/**
 * Keeps a thread from being ended inside a native call: the thread holds the gate during each, and whoever ends the thread
 * closes it first. One word of memory that both share.
 */
export class ThreadGate {
  private readonly state: Int32Array;

  constructor(readonly memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.state = new Int32Array(memory);
  }

  /** In the thread: makes the call once nobody is about to end the thread; after that it waits for its end. */
  async hold<T>(call: () => Promise<T>): Promise<T> {
    if (Atomics.compareExchange(this.state, 0, FREE, HELD) === CLOSED) Atomics.wait(this.state, 0, CLOSED);
    try {
      return await call();
    } finally {
      Atomics.compareExchange(this.state, 0, HELD, FREE);
    }
  }

  /** Outside: resolves when no call is under way, and no other will begin. False where one takes longer than `patienceMs`. */
  async close(patienceMs: number): Promise<boolean> {
    for (const end = performance.now() + patienceMs; performance.now() < end; await pause(LOOK_MS)) {
      if (Atomics.compareExchange(this.state, 0, FREE, CLOSED) !== HELD) return true;
    }
    return false;
  }
}
