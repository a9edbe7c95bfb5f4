import { Readable } from 'node:stream';
import { currentCall } from '../call/call.js';
import { DomainError, unavailable } from '../errors/domain-error.js';

/** Without a byte from the store, and for a whole file: 10 MB at 350 kB/s. Both count only while a reader is waiting. */
const STALL_MS = 5000;
const READ_MS = 30_000;

/**
 * Gives `work` until `limitMs` or the current call's deadline, whichever is earlier. A store that is away or does not
 * answer by then is `unavailable`; what it answers in time, errors too, passes through.
 */
export async function untilDeadline<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const call = currentCall();
  call?.requireInTime();
  const giveUp = new AbortController();
  const ms = Math.min(limitMs, (call?.deadlineAt ?? Infinity) - Date.now());
  let timer: NodeJS.Timeout | undefined;
  // Not by the signal alone: the SDK does not heed it while it looks for credentials.
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(noAnswer(ms));
      giveUp.abort();
    }, ms);
  });
  try {
    return await Promise.race([work(giveUp.signal), late]);
  } catch (error) {
    throw told(error);
  } finally {
    clearTimeout(timer);
  }
}

/** What comes from the store, as long as it comes in time. */
export function flowing(body: Readable): Readable {
  const deadlineAt = currentCall()?.deadlineAt ?? Infinity;
  const chunks = body.iterator() as AsyncIterator<Buffer>;
  let left = READ_MS;
  let timer: NodeJS.Timeout | undefined;
  return new Readable({
    read() {
      const askedAt = Date.now();
      const ms = Math.min(STALL_MS, left, deadlineAt - askedAt);
      timer = setTimeout(() => this.destroy(noAnswer(ms)), ms);
      chunks.next().then(
        ({ done, value }) => {
          clearTimeout(timer);
          left -= Date.now() - askedAt;
          this.push(done ? null : value);
        },
        (error: unknown) => this.destroy(told(error) as Error),
      );
    },
    destroy(error, done) {
      clearTimeout(timer);
      body.destroy();
      done(error);
    },
  });
}

const noAnswer = (ms: number) => unavailable(new Error(`The file store did not answer within ${Math.max(0, ms)} ms`));

/** Only a refusal is about the request; whatever else went wrong (no answer at all, too) is the store's trouble. */
function told(error: unknown): unknown {
  const { httpStatusCode: status = 503 } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {};
  const isRefusal = status < 500 && status !== 429;
  return error instanceof DomainError || isRefusal ? error : unavailable(error as Error);
}
