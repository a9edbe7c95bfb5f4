import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import type { Msg } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { isObservable, lastValueFrom } from 'rxjs';
import { runInCall } from '../call/call.js';
import type { Db } from '../database/db.js';
import type { Failures } from '../errors/failures.js';
import type { EventConsumers } from '../events/event-consumers.js';
import type { EventHandler } from '../events/event-delivery.js';
import type { Log } from '../log/log.js';
import { endOfTurn } from '../messaging/end-of-turn.js';
import { Json, Page, pingOf } from '../messaging/definitions.js';
import type { NatsLink } from '../messaging/nats-link.js';
import type { Tracing } from '../tracing/tracing.js';
import { currentSpan } from '../tracing/tracing.js';
import { callOf, traceparentOf, respondError, respondJson, respondPage, throwIfError } from '../messaging/wire.js';
import type { Metrics } from '../metrics/metrics.js';

const OWN_PING_MS = 1500;

/**
 * Nest's transport for everything a service hears: requests by core NATS (replicas share a queue group), events by
 * durable JetStream consumers.
 */
export class MessageServer extends Server implements CustomTransportStrategy {
  private readonly answering = new Set<Promise<void>>();
  private readonly ownPing: string;
  private closed?: Promise<void>;

  constructor(
    private readonly service: string,
    private readonly link: NatsLink,
    private readonly db: Db,
    private readonly consumers: EventConsumers,
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly failures: Failures,
    private readonly tracing: Tracing,
  ) {
    super();
    this.ownPing = `${pingOf(service).subject}.${randomUUID()}`;
  }

  /** A second handler of a subject is a mistake: one of them would silently win. */
  override addHandler(pattern: unknown, handler: MessageHandler, isEventHandler = false, extras = {}): void {
    if (this.messageHandlers.has(String(pattern))) throw new Error(`Two handlers for ${String(pattern)}`);
    super.addHandler(pattern, handler, isEventHandler, extras);
  }

  async listen(done: (error?: unknown) => void): Promise<void> {
    try {
      const opened: Promise<void>[] = [];
      for (const [subject, handler] of this.messageHandlers) {
        if (handler.isEventHandler) opened.push(this.consumers.start(subject, eventHandlerOf(handler)));
        else this.serve(subject, handler);
      }
      await Promise.all(opened);
      this.servePings();
      await this.link.connection.flush();
      done();
    } catch (error) {
      done(error);
    }
  }

  /** Stops hearing, then finishes what was begun. */
  close(): Promise<void> {
    this.closed ??= this.finish();
    return this.closed;
  }

  on(): void {
    // The connection logs its own ups and downs.
  }

  unwrap<T>(): T {
    return this.link.connection as T;
  }

  private async finish(): Promise<void> {
    await Promise.allSettled([
      ...this.subscriptions.map((subscription) => subscription.drain()),
      this.consumers.stop(),
    ]);
    await Promise.allSettled(this.answering);
  }

  private readonly subscriptions: { drain(): Promise<void> }[] = [];

  private serve(subject: string, handler: MessageHandler): void {
    this.subscriptions.push(
      this.link.connection.subscribe(this.link.subject(subject), {
        queue: this.service,
        callback: (error, message) => {
          if (error) return this.log.error({ err: error, subject }, 'subscription failed');
          const answer = this.answer(subject, handler, message).finally(() => this.answering.delete(answer));
          this.answering.add(answer);
        },
      }),
    );
  }

  private async answer(subject: string, handler: MessageHandler, message: Msg): Promise<void> {
    const call = callOf(message);
    const span = () => ({
      kind: 'server' as const,
      name: subject,
      attributes: { 'rpc.system.name': 'nats', 'rpc.subject': subject, 'request.id': call.requestId },
    });
    const answer = async (): Promise<void> => {
      const end = this.metrics.requestSeconds.startTimer({ subject });
      try {
        const input: unknown = message.data.length === 0 ? {} : message.json();
        const answer = await settle(handler(input, call));
        await endOfTurn();
        if (answer instanceof Page) respondPage(message, answer);
        else respondJson(message, answer instanceof Json ? answer.text : JSON.stringify(answer ?? null));
        end({ outcome: 'ok' });
      } catch (error) {
        currentSpan()?.fail(error);
        end({ outcome: this.refuse(message, subject, error) });
      }
    };
    await this.tracing.enter(span, traceparentOf(message), () => runInCall(call, answer));
  }

  /** Answers the error; never throws itself. */
  private refuse(message: Msg, subject: string, error: unknown): string {
    const told = this.failures.tell(error, { subject });
    try {
      respondError(message, told);
    } catch (sendError) {
      this.log.warn({ err: sendError, subject }, 'answer could not be sent');
    }
    return told.kind;
  }

  /** Asks this replica itself whether it answers, over the broker and from its database. Rejects when it does not. */
  async pingMyself(): Promise<void> {
    const message = await this.link.request(this.link.subject(this.ownPing), '{}', { timeoutMs: OWN_PING_MS });
    throwIfError(message);
  }

  /** The service's ping, which any replica may answer, and this replica's own. */
  private servePings(): void {
    this.servePing(pingOf(this.service).subject, this.service);
    this.servePing(this.ownPing);
  }

  private servePing(subject: string, queue?: string): void {
    this.subscriptions.push(
      this.link.connection.subscribe(this.link.subject(subject), {
        queue,
        callback: (failure, message) => {
          if (failure) return this.log.error({ err: failure, subject }, 'subscription failed');
          this.db
            .row('SELECT 1')
            .then(() => message.respond(JSON.stringify({ name: this.service, status: 'ok' })))
            .catch((error: unknown) => this.refuse(message, subject, error));
        },
      }),
    );
  }
}

function eventHandlerOf(handler: MessageHandler): EventHandler {
  if (handler.extras?.['inBatches']) {
    return { inBatches: true, handle: async (events, tx) => void (await settle(handler(events, tx))) };
  }
  const handle: EventHandler['handle'] = async (events, tx) => {
    for (const { payload, ...facts } of events) await settle(handler(payload, { ...facts, tx }));
  };
  return { inBatches: false, handle };
}

/** Nest hands back values, promises or observables, depending on what stands around the method. */
async function settle(result: unknown): Promise<unknown> {
  const value = await result;
  return isObservable(value) ? lastValueFrom(value, { defaultValue: undefined }) : value;
}
