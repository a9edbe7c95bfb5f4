import type { PoolClient } from 'pg';

/**
 * Sends statements of one transaction without waiting for their answers in between, which saves the way to the server and back
 * and most of what sending costs. Answers the last; rejects with what failed first, since what followed failed for that. COMMIT
 * after a failure rolls back.
 */
export async function inOneWrite(client: PoolClient, statements: (() => Promise<unknown>)[]): Promise<unknown> {
  const { stream } = (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection;
  stream.cork();
  const answers = statements.map((send) => send());
  stream.uncork();
  let last: unknown;
  for (const answer of await Promise.allSettled(answers)) {
    if (answer.status === 'rejected') throw answer.reason;
    last = answer.value;
  }
  return last;
}
