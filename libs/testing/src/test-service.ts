import type { Type } from '@nestjs/common';
import type { Subscription } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Actor,
  Call,
  Db,
  DomainError,
  type Envelope,
  type Environment,
  type EventDefinition,
  EventStream,
  NatsLink,
  type PageDefinition,
  type RequestDefinition,
  type RequestOptions,
  Requests,
  callOf,
  readEnvelope,
  respondError,
  runInCall,
  type RunningService,
  startService,
  toDomainError,
} from '#platform';
import { closeAll } from './close-all.js';
import { eventMisfits, requestMisfits } from './golden.js';
import { freshDatabase, testServers, uniqueName } from './servers.js';
import { until } from './until.js';

/** Asks as somebody. */
export interface Caller {
  send<Input, Answer>(
    definition: RequestDefinition<Input, Answer>,
    input: Input,
    options?: RequestOptions,
  ): Promise<Answer>;
  /** A page, parsed. */
  page<Input, Item>(
    definition: PageDefinition<Input, Item>,
    input: Input,
  ): Promise<{ items: Item[]; total: string; next: string | null }>;
}

/** One service on its own databases and namespace, against real servers. */
export interface TestService {
  service: RunningService;
  db: Db;
  environment: Environment;
  as(actor: Actor): Caller;
  /** Without anybody logged in. */
  anonymous: Caller;
  /** Publishes an event as another service would; answers its id. `eventId` repeats one. */
  publish<Payload>(event: EventDefinition<Payload>, payload: Payload, options?: PublishOptions): Promise<string>;
  /** Answers requests in another service's stead, over the real broker. Say in the test which are fake. */
  fake<Input, Answer>(
    definition: RequestDefinition<Input, Answer>,
    answer: (input: Input, call: Call) => Answer | Promise<Answer>,
  ): Promise<void>;
  /** Lists likewise, as one page each. */
  fakePage<Input, Item>(
    definition: PageDefinition<Input, Item>,
    items: (input: Input, call: Call) => Item[],
  ): Promise<void>;
  /** The payloads of this event that the service has published so far, oldest first. */
  published<Payload>(event: EventDefinition<Payload>): Payload[];
  /** Waits for the event with a payload that fits. */
  waitForEvent<Payload>(event: EventDefinition<Payload>, fits?: (payload: Payload) => boolean): Promise<Payload>;
  /**
   * Closes everything, then rejects when a message that passed by is unlike its golden messages: an event, the service's
   * or the test's own; what the service answered; what it asked of a fake, and what the fake answered. With several
   * services, use `closeAll`.
   */
  close(): Promise<void>;
}

interface PublishOptions {
  eventId?: string;
  actor?: Actor;
}

/** Starts a service for a test file; `close` it in afterAll. */
export async function testService(module: Type, environment: Environment = {}): Promise<TestService> {
  const database = await freshDatabase();
  const { natsUrl, redisUrl } = testServers();
  const name = nameOf(module);
  const files = join(tmpdir(), uniqueName('files'));
  const full: Environment = {
    STORAGE_URL: `file:${files}`,
    STORAGE_SECRET: 'only known to this test run',
    TWO_FACTOR_KEY: 'only known to this test run',
    LINK_SECRET: 'links of this test run, known to nobody else',
    NATS_URL: natsUrl,
    REDIS_URL: redisUrl,
    NAMESPACE: `${uniqueName('test')}.`,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    EVENT_TRIES: '3',
    EVENT_BACKOFF_MS: '20',
    [`${name.toUpperCase()}_DATABASE_URL`]: database.url,
    ...environment,
  };
  const service = await startService(module, full);
  const link = service.app.get(NatsLink);
  const stream = service.app.get(EventStream);
  // The test asks as the gateway would, not as the service.
  const requests = new Requests(link);
  const heard = new Map<string, Envelope[]>();
  const unlike = new Set<string>();
  const compare = (side: 'input' | 'answer', subject: string, message: unknown): void => {
    for (const misfit of requestMisfits(side, subject, message)) unlike.add(misfit);
  };
  const subscriptions: Subscription[] = [listenToAll(link, heard)];
  await link.connection.flush();

  const published = <Payload>(event: EventDefinition<Payload>): Payload[] =>
    (heard.get(event.subject) ?? []).map(({ data }) => data as Payload);

  return {
    service,
    db: service.app.get(Db),
    environment: full,
    as: (actor) => callerAs(requests, compare, actor),
    anonymous: callerAs(requests, compare),
    published,
    waitForEvent: <Payload>(event: EventDefinition<Payload>, fits: (payload: Payload) => boolean = () => true) =>
      until(() => published(event).find(fits) as Payload & object, `${event.subject} with a fitting payload`),
    async publish(event, payload, { eventId = randomUUID(), actor } = {}) {
      const envelope: Envelope = {
        eventId,
        version: event.version,
        occurredAt: new Date().toISOString(),
        requestId: randomUUID(),
        actor,
        data: payload,
      };
      await stream.client.publish(stream.subject(event.subject), JSON.stringify(envelope), { msgID: randomUUID() });
      return eventId;
    },
    async fake(definition, answer) {
      subscriptions.push(answerInstead(link, definition.subject, answer as never, compare));
      await link.connection.flush();
    },
    async fakePage(definition, items) {
      const perItem: Compare = (side, subject, message) =>
        (side === 'answer' ? (message as unknown[]) : [message]).forEach((one) => compare(side, subject, one));
      subscriptions.push(answerInstead(link, definition.subject, items as never, perItem));
      await link.connection.flush();
    },
    close: () =>
      closeAll(
        () => subscriptions.forEach((subscription) => subscription.unsubscribe()),
        () => stream.manager.streams.delete(stream.name).catch(() => undefined),
        () => service.close(),
        () => database.drop(),
        () => rmSync(files, { recursive: true, force: true }),
        () => {
          for (const [subject, envelopes] of heard) {
            for (const { version, data } of envelopes) {
              for (const misfit of eventMisfits(subject, version, data)) unlike.add(misfit);
            }
          }
          if (unlike.size > 0) {
            throw new Error(`Messages unlike their golden ones (libs/contracts/golden): ${[...unlike].join('; ')}`);
          }
        },
      ),
  };
}

/** `OrderingModule` is the service `ordering`. */
function nameOf(module: Type): string {
  return module.name.replace(/Module$/, '').toLowerCase();
}

type Compare = (side: 'input' | 'answer', subject: string, message: unknown) => void;

function callerAs(requests: Requests, compare: Compare, actor?: Actor): Caller {
  const inCall = <T>(work: () => Promise<T>): Promise<T> =>
    runInCall(new Call({ requestId: randomUUID(), actor }), work);
  return {
    send: async (definition, input, options) => {
      const answer = await inCall(() => requests.send(definition, input, options));
      compare('answer', definition.subject, answer);
      return answer;
    },
    page: async <Input, Item>(definition: PageDefinition<Input, Item>, input: Input) => {
      const { body, total, next } = await inCall(() => requests.page(definition, input));
      const items = JSON.parse(Buffer.from(body).toString()) as Item[];
      for (const item of items) compare('answer', definition.subject, item);
      return { items, total, next };
    },
  };
}

function listenToAll(link: NatsLink, heard: Map<string, Envelope[]>): Subscription {
  return link.connection.subscribe(link.subject('evt.>'), {
    callback: (error, message) => {
      const envelope = error ? undefined : readEnvelope(message.data);
      if (!envelope) return;
      const subject = message.subject.slice(link.namespace.length);
      heard.set(subject, [...(heard.get(subject) ?? []), envelope]);
    },
  });
}

function answerInstead(
  link: NatsLink,
  subject: string,
  answer: (input: unknown, call: Call) => unknown,
  compare: Compare,
): Subscription {
  return link.connection.subscribe(link.subject(subject), {
    callback: (_error, message) => {
      void (async () => {
        try {
          compare('input', subject, message.json());
          const told = JSON.stringify((await answer(message.json(), callOf(message))) ?? null);
          compare('answer', subject, JSON.parse(told));
          message.respond(told);
        } catch (error) {
          respondError(message, error instanceof DomainError ? error : toDomainError(error));
        }
      })();
    },
  });
}
