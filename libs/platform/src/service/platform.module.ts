import { type DynamicModule, type FactoryProvider, Global, Module, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Redis } from 'ioredis';
import { DataSource, EntityManager } from 'typeorm';
import { Commands } from '../commands/commands.js';
import { type Environment, ENVIRONMENT } from '../config/environment.js';
import { ConfigError, type ConfiguredProvider, isRequired, provideConfig } from '../config/load-config.js';
import { Resources } from '../config/resources.js';
import { PlatformConfig } from '../config/service-config.js';
import { type EntityClass, type MigrationClass, openDataSource } from '../database/data-source.js';
import { Db } from '../database/db.js';
import { Failures } from '../errors/failures.js';
import { EventConsumers } from '../events/event-consumers.js';
import { EventDelivery } from '../events/event-delivery.js';
import { EventStream } from '../events/event-stream.js';
import { Outbox } from '../events/outbox.js';
import { OutboxRelay } from '../events/outbox-relay.js';
import { UpkeepTimers } from '../jobs/every.js';
import { GivenUpJobs } from '../jobs/given-up-jobs.js';
import { JobWorkers } from '../jobs/job-workers.js';
import { Jobs } from '../jobs/jobs.js';
import type { QueueDefinition } from '../jobs/queue.js';
import { createLog, Log } from '../log/log.js';
import { Declared, type Declarations } from '../messaging/declared.js';
import { LiveEvents } from '../messaging/live-events.js';
import { NatsLink } from '../messaging/nats-link.js';
import { Requests } from '../messaging/requests.js';
import { Metrics } from '../metrics/metrics.js';
import { Tracing } from '../tracing/tracing.js';
import { MessageServer } from './message-server.js';
import { RedisConnections } from './redis-connections.js';

/** What a service is, told once in its root module. */
export interface ServiceDefinition extends Declarations {
  /** Lower case; its database is `<NAME>_DATABASE_URL`, its ping `rpc.<name>.ping`. */
  name: string;
  entities: EntityClass[];
  migrations: MigrationClass[];
  /** PostgreSQL settings of the service's own connections, e.g. those of an extension. */
  databaseSettings?: Record<string, string>;
  queues?: QueueDefinition<object>[];
}

const REDIS_PURPOSE = 'job queues and sessions, e.g. redis://host:6379';

/** Injection token of the {@link Declarations}, with the process's name. */
export const DECLARATIONS = Symbol('declarations');

/** Injection token of the {@link ServiceDefinition}. */
export const SERVICE = Symbol('service');

/**
 * How a service runs: its database, messages, events, jobs, log and figures, ready to inject. TypeORM's data source and
 * the repositories of the service's entities are there under their usual tokens (`@InjectRepository`); inside a
 * transaction, `tx.withRepository` has a repository take part in it.
 */
@Global()
@Module({})
export class PlatformModule {
  /** For a service with a database of its own. */
  static forService(service: ServiceDefinition): DynamicModule {
    const providers = [
      { provide: SERVICE, useValue: { queues: [], ...service } },
      provideDataSource(service),
      ...SERVICE_PROVIDERS,
    ];
    return this.build(service, providers, [TypeOrmModule.forFeature(service.entities)]);
  }

  /** For a process that only asks others, like a gateway. */
  static forClient(client: Declarations & { name: string }): DynamicModule {
    return this.build(client, []);
  }

  private static build(
    { name, asks, publishes, listens }: Declarations & { name: string },
    own: Provider[],
    modules: DynamicModule[] = [],
  ): DynamicModule {
    const declarations = { provide: DECLARATIONS, useValue: { name, asks, publishes, listens } };
    const providers = [declarations, ...clientProviders(name), ...own];
    return {
      module: PlatformModule,
      imports: [DiscoveryModule, ...modules],
      providers,
      exports: [
        ...modules,
        ...providers.map((provider) => (typeof provider === 'function' ? provider : provider.provide)),
      ],
    };
  }
}

function clientProviders(name: string): Provider[] {
  return [
    provideConfig(PlatformConfig),
    factory(Log, [PlatformConfig], (config: PlatformConfig) => createLog(name, config.LOG_LEVEL)),
    factory(Tracing, [PlatformConfig, Resources], async (config: PlatformConfig, resources: Resources) =>
      resources.keep(await Tracing.open(name, config.OTEL_EXPORTER_OTLP_ENDPOINT)),
    ),
    factory(Failures, [Log], (log: Log) => new Failures(name, log)),
    factory(
      NatsLink,
      [PlatformConfig, Log, Resources],
      async (config: PlatformConfig, log: Log, resources: Resources) =>
        resources.keep(await NatsLink.open({ url: config.NATS_URL, namespace: config.NAMESPACE, name, log })),
    ),
    factory(
      Requests,
      [NatsLink, DECLARATIONS],
      (link: NatsLink, { asks }: Declarations) => new Requests(link, new Declared('asks', asks)),
    ),
    factory(
      LiveEvents,
      [NatsLink, DECLARATIONS],
      (link: NatsLink, { listens, publishes }: Declarations) =>
        new LiveEvents(link, new Declared('listens', listens), new Declared('publishes', publishes)),
    ),
    factory(
      RedisConnections,
      [PlatformConfig, Log, Resources],
      ({ REDIS_URL }: PlatformConfig, log: Log, resources: Resources) =>
        resources.keep(
          new RedisConnections((options) => {
            if (!REDIS_URL) throw new ConfigError(isRequired('REDIS_URL', REDIS_PURPOSE));
            return new Redis(REDIS_URL, { maxRetriesPerRequest: null, ...options });
          }, log),
        ),
    ),
  ];
}

const SERVICE_PROVIDERS: Provider[] = [
  factory(EntityManager, [DataSource], ({ manager }: DataSource) => manager),
  factory(Db, [DataSource, NatsLink, Resources], (source: DataSource, link: NatsLink, resources: Resources) =>
    resources.keep(new Db(source, () => link.maxPageBytes)),
  ),
  factory(Metrics, [SERVICE], ({ name }: ServiceDefinition) => new Metrics(name)),
  factory(Outbox, [DECLARATIONS], ({ publishes }: Declarations) => new Outbox(new Declared('publishes', publishes))),
  factory(EventStream, [NatsLink, PlatformConfig], (link: NatsLink, config: PlatformConfig) =>
    EventStream.open(link, config.EVENTS_REPLICAS),
  ),
  factory(
    OutboxRelay,
    [Db, EventStream, Outbox, Log, Metrics],
    (db: Db, stream: EventStream, outbox: Outbox, log: Log, metrics: Metrics) =>
      new OutboxRelay(db, stream, outbox, log, metrics),
  ),
  factory(
    EventDelivery,
    [SERVICE, Db, PlatformConfig, Log, Metrics, Tracing],
    ({ name }: ServiceDefinition, db: Db, config: PlatformConfig, log: Log, metrics: Metrics, tracing: Tracing) =>
      new EventDelivery(
        db,
        { service: name, tries: config.EVENT_TRIES, backoffMs: config.EVENT_BACKOFF_MS },
        log,
        metrics,
        tracing,
      ),
  ),
  factory(
    EventConsumers,
    [SERVICE, EventStream, EventDelivery, PlatformConfig, Log],
    (
      { name }: ServiceDefinition,
      stream: EventStream,
      delivery: EventDelivery,
      { DATABASE_POOL }: PlatformConfig,
      log: Log,
    ) =>
      // Half of the connections: a flood of events must leave some for those who wait for an answer.
      new EventConsumers(stream, delivery, { service: name, concurrency: Math.floor(DATABASE_POOL / 2) }, log),
  ),
  factory(
    MessageServer,
    [SERVICE, NatsLink, Db, EventConsumers, Log, Metrics, Failures, Tracing],
    (
      { name }: ServiceDefinition,
      link: NatsLink,
      db: Db,
      consumers: EventConsumers,
      log: Log,
      metrics: Metrics,
      failures: Failures,
      tracing: Tracing,
    ) => new MessageServer(name, link, db, consumers, log, metrics, failures, tracing),
  ),
  factory(
    Jobs,
    [RedisConnections, PlatformConfig],
    (redis: RedisConnections, config: PlatformConfig) => new Jobs(() => redis.shared(), `${config.NAMESPACE}jobs`),
  ),
  factory(
    GivenUpJobs,
    [SERVICE, Db, Jobs, Log],
    ({ queues = [] }: ServiceDefinition, db: Db, jobs: Jobs, log: Log) => new GivenUpJobs(db, jobs, queues, log),
  ),
  factory(
    JobWorkers,
    [RedisConnections, Jobs, GivenUpJobs, Log, Metrics, Tracing],
    (redis: RedisConnections, jobs: Jobs, givenUp: GivenUpJobs, log: Log, metrics: Metrics, tracing: Tracing) =>
      new JobWorkers(() => redis.own(), jobs.prefix, givenUp, log, metrics, tracing),
  ),
  factory(
    Commands,
    [Db, Requests, PlatformConfig, Log],
    (db: Db, requests: Requests, config: PlatformConfig, log: Log) =>
      new Commands(db, requests, { tries: config.EVENT_TRIES, backoffMs: config.EVENT_BACKOFF_MS }, log),
  ),
  factory(UpkeepTimers, [Db, Log], (db: Db, log: Log) => new UpkeepTimers(db, log)),
];

/** Under TypeORM's own token: provided here rather than by `forRoot`, which warns of a second service in the process. */
function provideDataSource({
  name,
  entities,
  migrations,
  databaseSettings,
  queues = [],
}: ServiceDefinition): ConfiguredProvider<DataSource> {
  const variable = `${name.toUpperCase()}_DATABASE_URL`;
  return {
    provide: DataSource,
    inject: [PlatformConfig, ENVIRONMENT],
    useFactory: ({ DATABASE_POOL }: PlatformConfig, environment: Environment) =>
      openDataSource({
        url: environment[variable]!,
        name,
        poolSize: DATABASE_POOL,
        entities,
        migrations,
        settings: databaseSettings,
      }),
    settingProblems: (environment) => [
      ...(environment[variable] ? [] : [isRequired(variable, `the database of ${name}, postgresql://…`)]),
      ...(queues.length === 0 || environment['REDIS_URL'] ? [] : [isRequired('REDIS_URL', REDIS_PURPOSE)]),
    ],
  };
}

function factory<T>(
  provide: unknown,
  inject: unknown[],
  useFactory: (...dependencies: never[]) => T | Promise<T>,
): FactoryProvider<T> {
  return { provide, inject, useFactory } as FactoryProvider<T>;
}
