import { setTimeout as pause } from 'node:timers/promises';

const CHECK_TIMEOUT_MS = 2000;
const RETRY_MS = 100;

/** Something this process hosts or depends on. `check` rejects, or takes too long, when it does not answer. */
export interface HealthCheck {
  name: string;
  check(): Promise<unknown>;
  /**
   * It must answer once before the process is ready, and may go away afterwards: a server that all replicas share,
   * where the process still has something better to say than nothing.
   */
  onlyToStart?: boolean;
}

/** The names of those that do not answer. */
export async function downOf(checks: HealthCheck[]): Promise<string[]> {
  const answers = await Promise.all(checks.map(answersInTime));
  return checks.filter((_, i) => !answers[i]).map(({ name }) => name);
}

/** Resolves once everything has answered, or `goOn` says that the result is no longer needed. */
export async function untilAnswered(checks: HealthCheck[], goOn: () => boolean): Promise<void> {
  while (goOn() && (await downOf(checks)).length > 0) await pause(RETRY_MS);
}

async function answersInTime({ check }: HealthCheck): Promise<boolean> {
  const done = new AbortController();
  const late = pause(CHECK_TIMEOUT_MS, false, { signal: done.signal, ref: false }).catch(() => false);
  try {
    return await Promise.race([check().then(() => true), late]);
  } catch {
    return false;
  } finally {
    done.abort();
  }
}
