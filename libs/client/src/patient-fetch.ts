import { setTimeout as pause } from 'node:timers/promises';

/** Too many requests, or a part of the product that is away: the answer says when to ask again. */
const LATER = new Set([429, 503]);
const LONGEST_PAUSE_SECONDS = 60;

/**
 * `fetch` that asks again when it is told to, up to `attempts` times, where a repeat does no harm: what only reads, and
 * what has an `Idempotency-Key`. Anything else may have been done.
 */
export function patientFetch(fetch: (request: Request) => Promise<Response>, attempts: number) {
  return async (request: Request): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(request.clone());
      if (!LATER.has(response.status) || !isRepeatable(request) || attempt >= attempts) return response;
      await response.body?.cancel();
      await pause(pauseOf(response) * 1000);
    }
  };
}

const isRepeatable = ({ method, headers }: Request): boolean => method === 'GET' || headers.has('idempotency-key');

function pauseOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? 1);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), LONGEST_PAUSE_SECONDS) : 1;
}
