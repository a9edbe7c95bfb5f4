import { DiscoveryService } from '@nestjs/core';
import { CONCLUDES, type Conclusion } from '../commands/concludes.js';
import { EVERY, type Upkeep } from '../jobs/every.js';
import type { JobHandler } from '../jobs/job-workers.js';
import { keyOf, type Reopen } from '../jobs/given-up-jobs.js';
import { JOB, type JobMetadata, type QueueDefinition, REOPENS } from '../jobs/queue.js';

type Bound<Answer> = (...parameters: unknown[]) => Promise<Answer>;

/** Every method of every provider and controller, with its instance; those with the caller's mark answer so. */
function* methodsOf<Answer = void>(
  discovery: DiscoveryService,
): Generator<{ name: string; method: object; bound: Bound<Answer> }> {
  for (const { instance } of [...discovery.getProviders(), ...discovery.getControllers()]) {
    if (!instance || typeof instance !== 'object') continue;
    for (const [name, value] of ownMethods(instance as object)) {
      const label = `${(instance as object).constructor.name}.${name}`;
      yield { name: label, method: value, bound: (value as Bound<Answer>).bind(instance) };
    }
  }
}

/** Those of its class and of the classes that this extends; what is overridden counts as the last class has it. */
function ownMethods(instance: object): Map<string, object> {
  const methods = new Map<string, object>();
  let prototype = Object.getPrototypeOf(instance) as object | null;
  for (; prototype && prototype !== Object.prototype; prototype = Object.getPrototypeOf(prototype) as object | null) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (typeof value !== 'function' || name === 'constructor' || methods.has(name)) continue;
      methods.set(name, value as object);
    }
  }
  return methods;
}

/** The methods marked `@Job`, per queue. Throws when a job has no handler, or two, or belongs to no queue. */
export function discoverJobs(
  discovery: DiscoveryService,
  queues: QueueDefinition<object>[],
): Map<QueueDefinition<object>, Map<string, JobHandler>> {
  const found = new Map(queues.map((queue) => [queue, new Map<string, JobHandler>()]));
  for (const { name: label, method, bound } of methodsOf(discovery)) {
    const job = Reflect.getMetadata(JOB, method) as JobMetadata | undefined;
    if (!job) continue;
    const queue = queues.find((candidate) => candidate.name === job.queue);
    if (!queue) throw new Error(`${label} handles a job of queue ${job.queue}, which the service does not name`);
    const handlers = found.get(queue)!;
    if (handlers.has(job.name)) throw new Error(`Job ${job.queue}/${job.name} has two handlers`);
    handlers.set(job.name, bound);
  }
  for (const [queue, handlers] of found) {
    for (const name of Object.keys(queue.jobs)) {
      if (!handlers.has(name)) throw new Error(`Job ${queue.name}/${name} has no handler`);
    }
  }
  return found;
}

/** The methods marked `@Reopens`, by queue and job. */
export function discoverReopeners(discovery: DiscoveryService): Map<string, Reopen> {
  const found = new Map<string, Reopen>();
  for (const { method, bound } of methodsOf<boolean>(discovery)) {
    const job = Reflect.getMetadata(REOPENS, method) as JobMetadata | undefined;
    if (job) found.set(keyOf(job.queue, job.name), bound);
  }
  return found;
}

/** The methods marked `@Concludes`, by the subject of their request. Throws when a request has two. */
export function discoverConclusions(discovery: DiscoveryService): Map<string, Conclusion> {
  const found = new Map<string, Conclusion>();
  for (const { name, method, bound } of methodsOf(discovery)) {
    const definition = Reflect.getMetadata(CONCLUDES, method) as Conclusion['definition'] | undefined;
    if (!definition) continue;
    if (found.has(definition.subject)) throw new Error(`${name}: ${definition.subject} is concluded by two methods`);
    found.set(definition.subject, { definition, conclude: bound });
  }
  return found;
}

/** The methods marked `@Every`. */
export function discoverUpkeep(discovery: DiscoveryService): Upkeep[] {
  const found: Upkeep[] = [];
  for (const { name, method, bound } of methodsOf(discovery)) {
    const intervalMs = Reflect.getMetadata(EVERY, method) as number | undefined;
    if (intervalMs !== undefined) found.push({ name, intervalMs, run: (stopping) => bound(stopping) });
  }
  return found;
}
