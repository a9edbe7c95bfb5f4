import 'reflect-metadata';
import type { INestApplicationContext, INestMicroservice, Type } from '@nestjs/common';
import { DiscoveryService, NestFactory } from '@nestjs/core';
import type { AsyncMicroserviceOptions } from '@nestjs/microservices';
import { forgetOldCommands } from '../commands/command-rows.js';
import { Commands } from '../commands/commands.js';
import { type Environment, EnvironmentModule } from '../config/environment.js';
import { requireSettings } from '../config/require-settings.js';
import { Resources } from '../config/resources.js';
import { PlatformConfig } from '../config/service-config.js';
import { Db } from '../database/db.js';
import { forgetOldKeys } from '../database/idempotency.js';
import { sweepInbox } from '../events/event-delivery.js';
import { OutboxRelay } from '../events/outbox-relay.js';
import type { HealthCheck } from '../health/health-check.js';
import { UpkeepTimers } from '../jobs/every.js';
import { GivenUpJobs } from '../jobs/given-up-jobs.js';
import { JobWorkers } from '../jobs/job-workers.js';
import { Jobs } from '../jobs/jobs.js';
import { Log, NestLog } from '../log/log.js';
import { NatsLink } from '../messaging/nats-link.js';
import { discoverConclusions, discoverJobs, discoverReopeners, discoverUpkeep } from './discover.js';
import { ErrorsPass } from './errors-pass.filter.js';
import { measure } from './measure.js';
import { MessageServer } from './message-server.js';
import { SERVICE, type ServiceDefinition } from './platform.module.js';
import { RedisConnections } from './redis-connections.js';

const COMMANDS_EVERY_MS = 5000;

/** A service that runs in this process. */
export interface RunningService {
  name: string;
  /** For tests, which look inside. */
  app: INestApplicationContext;
  checks: HealthCheck[];
  /** Brings the gauges up to date. */
  measure(): Promise<void>;
  /** Stops taking work, finishes what was begun, then lets go of its connections. */
  close(): Promise<void>;
}

/** Starts one service from its root module. Throws a ConfigError of one line for anything wrong in the environment. */
export async function startService(module: Type, environment: Environment = process.env): Promise<RunningService> {
  requireSettings(module, environment);
  const resources = new Resources();
  try {
    const app = await createApp(module, environment, resources);
    await listen(app);
    const service = app.get<ServiceDefinition>(SERVICE);
    return {
      name: service.name,
      app,
      checks: checksOf(app, service.name),
      measure: () => measure(app, service),
      close: () => stop(app, resources),
    };
  } catch (error) {
    await resources.release();
    throw error;
  }
}

async function createApp(module: Type, environment: Environment, resources: Resources): Promise<INestMicroservice> {
  const app = await NestFactory.createMicroservice<AsyncMicroserviceOptions>(
    { module: ServiceRoot, imports: [EnvironmentModule.with(environment, resources), module] },
    {
      inject: [MessageServer],
      useFactory: (strategy: MessageServer) => ({ strategy }),
      logger: false,
      abortOnError: false,
    },
  );
  app.useLogger(new NestLog(app.get(Log)));
  app.useGlobalFilters(new ErrorsPass());
  return app;
}

async function listen(app: INestMicroservice): Promise<void> {
  const { queues = [] } = app.get<ServiceDefinition>(SERVICE);
  // Before any message is taken: a service whose jobs have no handler must not start.
  const handlers = discoverJobs(app.get(DiscoveryService), queues);
  app.get(Commands).concludedBy(discoverConclusions(app.get(DiscoveryService)));
  app.get(GivenUpJobs).reopenedBy(discoverReopeners(app.get(DiscoveryService)));
  const { REQUESTS, WORKERS } = app.get(PlatformConfig);
  await (REQUESTS === 'on' ? app.listen() : app.init());
  app.get(OutboxRelay).start();
  if (WORKERS === 'on') {
    for (const [queue, ofQueue] of handlers) await app.get(JobWorkers).start(queue, ofQueue);
  }
  startUpkeep(app);
  app.get(Log).info({}, 'service ready');
}

/** The frame around a service's own module. */
class ServiceRoot {}

function startUpkeep(app: INestApplicationContext): void {
  const timers = app.get(UpkeepTimers);
  const db = app.get(Db);
  for (const upkeep of discoverUpkeep(app.get(DiscoveryService))) timers.start(upkeep);
  timers.start({
    name: 'platform.try-commands',
    intervalMs: COMMANDS_EVERY_MS,
    run: (stopping) => app.get(Commands).sweep(stopping),
  });
  timers.start({
    name: 'platform.park-failed-jobs',
    intervalMs: 60_000,
    run: (stopping) => app.get(GivenUpJobs).sweep(stopping),
  });
  timers.start({
    name: 'platform.forget-old-commands',
    intervalMs: 3_600_000,
    run: (stopping) => forgetOldCommands(db, stopping),
  });
  timers.start({
    name: 'platform.forget-old-keys',
    intervalMs: 3_600_000,
    run: (stopping) => forgetOldKeys(db, stopping),
  });
  timers.start({
    name: 'platform.sweep-inbox',
    intervalMs: 3_600_000,
    run: (stopping) => sweepInbox(db, stopping),
  });
}

async function stop(app: INestApplicationContext, resources: Resources): Promise<void> {
  await app.get(MessageServer).close();
  await app.get(JobWorkers).close();
  await app.get(UpkeepTimers).stop();
  await app.get(OutboxRelay).stop();
  await app.get(Jobs).close();
  await app.close();
  await resources.release();
}

function checksOf(app: INestApplicationContext, name: string): HealthCheck[] {
  const redis = app.get(RedisConnections);
  const hears = app.get(PlatformConfig).REQUESTS === 'on';
  return [
    // By the road that requests take, and answered by this replica: others would answer the service's common ping.
    ...(hears ? [{ name: `${name}: requests`, check: () => app.get(MessageServer).pingMyself() }] : []),
    { name: `${name}: database`, check: () => app.get(Db).row('SELECT 1') },
    { name: `${name}: broker`, check: async () => app.get(NatsLink).require().flush() },
    ...(redis.used ? [{ name: `${name}: redis`, check: () => redis.shared().ping() }] : []),
  ];
}
