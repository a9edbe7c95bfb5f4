const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * How long to wait (ms) before trying again after so many failures in a row, from 1: up to 1 s, doubling to 30 s, and
 * between half of that and all of it, so that all browsers do not return to a restarted server at one moment.
 * `random` is in [0, 1).
 */
export function pauseAfter(failures: number, random: number): number {
  const longest = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
  return Math.round((longest / 2) * (1 + random));
}
