import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** All figures of this process, whatever number of services it hosts; scraped at /metrics. */
export const registry = new Registry();

let defaults = false;
/** Node's own figures (memory, event loop, garbage collection); once per process. */
export function collectProcessMetrics(): void {
  if (defaults) return;
  defaults = true;
  collectDefaultMetrics({ register: registry });
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export const httpSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer an HTTP request, by the template of its route',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [...SECONDS, 10, 30],
  registers: [registry],
});
export const httpStreams = new Gauge({
  name: 'http_event_streams',
  help: 'Event streams that are open now',
  registers: [registry],
});
/** Read at each scrape. */
export const instanceReady = new Gauge({
  name: 'instance_ready',
  help: '1 while /readyz answers 200',
  registers: [registry],
});

const requestSeconds = new Histogram({
  name: 'request_seconds',
  help: 'Time to answer a request over NATS',
  labelNames: ['service', 'subject', 'outcome'] as const,
  buckets: SECONDS,
  registers: [registry],
});
/** Of {@link Failures}: answers that a technical failure stands behind. */
export const failures = new Counter({
  name: 'failures_total',
  help: 'Answers caused by our own SQL (source sql, with its SQLSTATE class), an absent server (away) or our code',
  labelNames: ['service', 'kind', 'source', 'sqlstate_class'] as const,
  registers: [registry],
});
const eventSeconds = new Histogram({
  name: 'event_seconds',
  help: 'Time to handle an event, by outcome: handled, repeat or failed',
  labelNames: ['service', 'subject', 'outcome'] as const,
  buckets: SECONDS,
  registers: [registry],
});
const eventsPublished = new Counter({
  name: 'events_published_total',
  help: 'Events the outbox relay handed to JetStream',
  labelNames: ['service'] as const,
  registers: [registry],
});
/** Read from the service's own database at each scrape. */
export const outboxRows = new Gauge({
  name: 'outbox_rows',
  help: 'Events not yet published',
  labelNames: ['service'] as const,
  registers: [registry],
});
export const outboxOldestSeconds = new Gauge({
  name: 'outbox_oldest_seconds',
  help: 'Age of the oldest event not yet published',
  labelNames: ['service'] as const,
  registers: [registry],
});
export const deadLetters = new Gauge({
  name: 'dead_letters',
  help: 'Parked events and commands',
  labelNames: ['service'] as const,
  registers: [registry],
});
export const commandRows = new Gauge({
  name: 'commands_open',
  help: 'Commands to other services whose outcome is not known yet',
  labelNames: ['service'] as const,
  registers: [registry],
});
export const commandOldestSeconds = new Gauge({
  name: 'commands_oldest_seconds',
  help: 'Age of the oldest command whose outcome is not known yet',
  labelNames: ['service'] as const,
  registers: [registry],
});
export const consumerPending = new Gauge({
  name: 'event_consumer_pending',
  help: 'Events in the stream that a durable consumer has not acknowledged',
  labelNames: ['service', 'subject'] as const,
  registers: [registry],
});
export const jobCounts = new Gauge({
  name: 'jobs',
  help: 'Jobs by state',
  labelNames: ['service', 'queue', 'state'] as const,
  registers: [registry],
});

export const jobOldestSeconds = new Gauge({
  name: 'job_oldest_seconds',
  help: 'Age of the oldest waiting job',
  labelNames: ['service', 'queue'] as const,
  registers: [registry],
});
const jobSeconds = new Histogram({
  name: 'job_seconds',
  help: 'Time to do a job, by outcome: done or failed (each try counts)',
  labelNames: ['service', 'job', 'outcome'] as const,
  buckets: [0.01, 0.1, 0.5, 1, 5, 10, 30, 60, 300],
  registers: [registry],
});

type TimerLabels = { subject: string };
type Timer = (labels: { outcome: string }) => void;

/** The figures of one service. */
export class Metrics {
  readonly eventsPublished: { inc(by: number): void };
  readonly requestSeconds: { startTimer(labels: TimerLabels): Timer };
  readonly eventSeconds: { startTimer(labels: TimerLabels): Timer };
  readonly jobSeconds: { startTimer(labels: { job: string }): Timer };

  constructor(service: string) {
    this.eventsPublished = { inc: (by) => eventsPublished.inc({ service }, by) };
    this.requestSeconds = timers(requestSeconds, service);
    this.eventSeconds = timers(eventSeconds, service);
    this.jobSeconds = timers(jobSeconds, service);
  }
}

function timers<Name extends string>(
  histogram: Histogram<'service' | 'outcome' | Name>,
  service: string,
): { startTimer(labels: Record<Name, string>): Timer } {
  return {
    startTimer(labels) {
      const begun = performance.now();
      return ({ outcome }) => histogram.observe({ service, ...labels, outcome }, (performance.now() - begun) / 1000);
    },
  };
}
