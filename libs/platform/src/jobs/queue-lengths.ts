import type { Queue } from 'bullmq';

/** How many jobs of a queue are in each state; those with a place behind others wait as well. */
export async function countJobs(queue: Queue): Promise<Record<'waiting' | 'active' | 'delayed' | 'failed', number>> {
  const counts = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed');
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
  return { waiting: waiting + prioritized, active, delayed, failed };
}

/** For how many milliseconds the job has waited that is next in line; 0 where none waits. */
export async function oldestAgeMs(queue: Queue): Promise<number> {
  const next = await queue.getJobs(['waiting', 'prioritized'], 0, 0, true);
  return Math.max(0, ...next.map(({ timestamp }) => Date.now() - timestamp));
}
