const LONGEST_MS = 5 * 60_000;
/** What waits for a store or a service that is away must not go on waiting for long when it is back. */
const LONGEST_WHILE_AWAY_MS = 5000;

/** The pause in milliseconds before an event is tried again: doubles with each try. */
export function pauseAfter(tries: number, firstMs: number, away: boolean): number {
  return Math.min(away ? LONGEST_WHILE_AWAY_MS : LONGEST_MS, firstMs * 2 ** Math.min(tries - 1, 20));
}
