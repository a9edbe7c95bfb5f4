import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 20;

/**
 * Waits for a condition, never for the clock: answers the first truthy value of `check`. After `timeoutMs` it fails
 * with the sentence in `message`.
 */
export async function until<T>(
  check: () => T | Promise<T>,
  message: string,
  timeoutMs = 20_000,
): Promise<Exclude<T, false | undefined | null | 0 | ''>> {
  let lastError: unknown;
  for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(STEP_MS)) {
    try {
      const value = await check();
      if (value) return value as Exclude<T, false | undefined | null | 0 | ''>;
      lastError = undefined;
    } catch (error) {
      lastError = error;
    }
  }
  throw new Error(`Waited ${timeoutMs} ms in vain: ${message}`, { cause: lastError });
}
