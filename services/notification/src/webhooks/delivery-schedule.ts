/** What came of one try. */
export interface Verdict {
  /** `retry` after so many seconds. */
  then: 'delivered' | 'retry' | 'gone' | 'exhausted';
  pauseSeconds?: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Pauses of the Standard Webhooks specification, as many as fit into a day. */
const PAUSES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 6 * HOUR];

/** `attempts` counts this try; `status` is null where there was no answer. */
export function verdictOf(status: number | null, attempts: number): Verdict {
  if (status !== null && status >= 200 && status < 300) return { then: 'delivered' };
  if (status === 410) return { then: 'gone' };
  const pauseSeconds = PAUSES[attempts - 1];
  return pauseSeconds === undefined ? { then: 'exhausted' } : { then: 'retry', pauseSeconds };
}
