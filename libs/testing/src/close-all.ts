/**
 * Takes every step in turn, whatever fails, and rejects with the failures only when all are taken: a service that is
 * left open would keep the test run from ending.
 */
export async function closeAll(...steps: (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('\n'));
  if (failures.length === 1) throw failures[0];
}
