import type { INestApplicationContext } from '@nestjs/common';
import { Db } from '../database/db.js';
import { EventConsumers } from '../events/event-consumers.js';
import { Jobs } from '../jobs/jobs.js';
import { countJobs, oldestAgeMs } from '../jobs/queue-lengths.js';
import {
  commandOldestSeconds,
  commandRows,
  consumerPending,
  deadLetters,
  jobCounts,
  jobOldestSeconds,
  outboxOldestSeconds,
  outboxRows,
} from '../metrics/metrics.js';
import type { ServiceDefinition } from './platform.module.js';

/** Brings a service's gauges up to date; called before each scrape. */
export async function measure(app: INestApplicationContext, service: ServiceDefinition): Promise<void> {
  // One store that is away must not hide the figures of the other.
  await Promise.allSettled([
    measureEvents(app.get(Db), service.name),
    measureConsumers(app.get(EventConsumers), service.name),
    measureJobs(app.get(Jobs), service),
  ]);
}

async function measureEvents(db: Db, service: string): Promise<void> {
  const row = await db.row<{ rows: number; oldest: number; parked: number; commands: number; oldestCommand: number }>(
    `SELECT (SELECT count(*) FROM outbox) AS rows,
            (SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 FROM outbox) AS oldest,
            (SELECT count(*) FROM dead_letter) AS parked,
            (SELECT count(*) FROM command WHERE state = 'open') AS commands,
            (SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8
             FROM command WHERE state = 'open') AS "oldestCommand"`,
  );
  outboxRows.set({ service }, row?.rows ?? 0);
  outboxOldestSeconds.set({ service }, row?.oldest ?? 0);
  deadLetters.set({ service }, row?.parked ?? 0);
  commandRows.set({ service }, row?.commands ?? 0);
  commandOldestSeconds.set({ service }, row?.oldestCommand ?? 0);
}

async function measureConsumers(consumers: EventConsumers, service: string): Promise<void> {
  for (const [subject, count] of await consumers.pending()) consumerPending.set({ service, subject }, count);
}

async function measureJobs(jobs: Jobs, { name: service, queues = [] }: ServiceDefinition): Promise<void> {
  if (queues.length === 0 || !jobs.reachable) return;
  for (const { name: queue } of queues) {
    const target = await jobs.queue(queue);
    const counts = Object.entries(await countJobs(target));
    for (const [state, count] of counts) jobCounts.set({ service, queue, state }, count);
    jobOldestSeconds.set({ service, queue }, (await oldestAgeMs(target)) / 1000);
  }
}
