import { Controller, Inject, type Type } from '@nestjs/common';
import type { Actor, Call } from '../call/call.js';
import { Db } from '../database/db.js';
import { forbidden } from '../errors/domain-error.js';
import { Jobs, withinTime } from '../jobs/jobs.js';
import type { QueueDefinition } from '../jobs/queue.js';
import { countJobs, oldestAgeMs } from '../jobs/queue-lengths.js';
import { Handles } from '../messaging/decorators.js';
import type { RequestDefinition } from '../messaging/definitions.js';
import { type ServiceDefinition, SERVICE } from './platform.module.js';

export interface QueueFigures {
  name: string;
  /** Jobs that wait for their turn or for another try. */
  waiting: number;
  active: number;
  /** Jobs that were given up. */
  failed: number;
  /** Of the oldest that waits for its turn; 0 when none does. */
  oldestAgeSeconds: number;
}

/** How a service does. */
export interface ServiceFigures<Facts> {
  /** What it alone can count. */
  facts: Facts;
  queues: QueueFigures[];
  /** Events and commands that were parked. */
  deadLetters: number;
}

/**
 * A controller that answers a service's figures to administrators, in one request: its queues, its dead letters and,
 * with `facts`, what it owns.
 */
export function answersFigures<Facts>(
  request: RequestDefinition<Record<string, never>, ServiceFigures<Facts>>,
  facts: (db: Db, actor: Actor) => Promise<Facts>,
): Type {
  @Controller()
  class FiguresController {
    constructor(
      private readonly db: Db,
      private readonly jobs: Jobs,
      @Inject(SERVICE) private readonly service: ServiceDefinition,
    ) {}

    @Handles(request)
    async figures(_input: Record<string, never>, { actor }: Call): Promise<ServiceFigures<Facts>> {
      if (actor.role !== 'admin') throw forbidden('Administrators only');
      const [own, queues, letters] = await Promise.all([
        facts(this.db, actor),
        readQueues(this.jobs, this.service.queues),
        this.db.row<{ count: number }>('SELECT count(*)::int AS count FROM dead_letter'),
      ]);
      return { facts: own, queues, deadLetters: letters!.count };
    }
  }
  return FiguresController;
}

/** Rejects with `unavailable` while Redis is away. */
export function readQueues(jobs: Jobs, queues: QueueDefinition<object>[] = []): Promise<QueueFigures[]> {
  return withinTime(Promise.all(queues.map(({ name }) => readQueue(jobs, name))));
}

async function readQueue(jobs: Jobs, name: string): Promise<QueueFigures> {
  const queue = await jobs.queue(name);
  const [{ waiting, delayed, active, failed }, ageMs] = await Promise.all([countJobs(queue), oldestAgeMs(queue)]);
  return { name, waiting: waiting + delayed, active, failed, oldestAgeSeconds: Math.round(ageMs / 1000) };
}
