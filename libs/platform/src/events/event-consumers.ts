import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Call, runInCall } from '../call/call.js';
import type { Tx } from '../database/tx.js';
import { conflict } from '../errors/domain-error.js';
import type { Log } from '../log/log.js';
import type { Envelope } from './envelope.js';
import type { EventDelivery, EventHandler } from './event-delivery.js';
import type { EventStream } from './event-stream.js';
import { Pace } from './pace.js';
import { Slots } from './slots.js';

/** A message whose process died is given to another after this; a handler that needs longer says that it is at work. */
const ACK_WAIT_MS = 10_000;
/** A pull that got nothing is asked again after this; so is one that a restarted broker has forgotten. */
const PULL_EXPIRES_MS = 5000;
/** Messages of one subject that wait in this process; few, for their time to be acknowledged runs meanwhile. */
const PREFETCH = 8;
/** The same of a handler that takes them in batches of at most {@link BATCH}. */
const PREFETCH_OF_BATCHES = 200;
const BATCH = 100;
/** Batches of a subject that are not full begin so far apart: at a hundred events a second, ten share a transaction. */
const BATCH_EVERY_MS = 100;
const REOPEN_PAUSE_MS = 1000;
/** The nodes of a cluster agree on each new consumer: asked for all at once, the last would not be there in time. */
const OPENED_AT_A_TIME = 4;

interface ConsumerOptions {
  service: string;
  /** Events this process works on at a time, over all subjects. */
  concurrency: number;
}

/**
 * Durable consumers, one per service and subject. Each message is handed to {@link EventDelivery}; one that fails is
 * tried again beside those that follow it. A consumer or stream that has gone is made anew.
 */
export class EventConsumers {
  private readonly handlers = new Map<string, EventHandler>();
  private readonly open = new Map<string, ConsumerMessages>();
  private readonly pumps: Promise<void>[] = [];
  private readonly running = new Set<Promise<void>>();
  private readonly slots: Slots;
  private readonly stopping = new AbortController();
  private readonly opening = new Slots(OPENED_AT_A_TIME);

  constructor(
    private readonly stream: EventStream,
    private readonly delivery: EventDelivery,
    private readonly options: ConsumerOptions,
    private readonly log: Log,
  ) {
    this.slots = new Slots(options.concurrency);
    // Each consumer that is lost listens to it while it waits to be opened again.
    setMaxListeners(0, this.stopping.signal);
  }

  /** Rejects when the broker refuses. */
  async start(subject: string, handler: EventHandler): Promise<void> {
    this.handlers.set(subject, handler);
    await this.consume(subject, handler);
    this.pumps.push(this.keepPumping(subject, handler));
  }

  /** Handles a parked event in the transaction that takes it from the dead letters; a service may not publish what is another's. */
  async again(tx: Tx, subject: string, envelope: Envelope): Promise<void> {
    const handler = this.handlers.get(subject);
    if (!handler) throw conflict('Its service does not listen to this event any more');
    const { requestId, actor } = envelope;
    await runInCall(new Call({ requestId, actor }), () => this.delivery.within(tx, subject, [envelope], handler));
  }

  /** Takes no new messages and finishes those begun. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.allSettled([...this.open.values()].map((messages) => messages.close()));
    await Promise.allSettled(this.pumps);
    await Promise.allSettled(this.running);
  }

  /** Events that each consumer, over all replicas, has still to acknowledge; by subject. */
  async pending(): Promise<[subject: string, count: number][]> {
    const { manager, name, connected } = this.stream;
    // A question to an absent broker would be heard when it is back, and its answer would be old.
    if (!connected) return [];
    return Promise.all(
      [...this.open.keys()].map(async (subject) => {
        const { num_pending, num_ack_pending } = await manager.consumers.info(name, this.durableName(subject));
        return [subject, num_pending + num_ack_pending] as [string, number];
      }),
    );
  }

  private durableName(subject: string): string {
    return `${this.options.service}_${subject}`.replace(/[^A-Za-z0-9_-]/g, '_');
  }

  private async consume(subject: string, handler: EventHandler): Promise<void> {
    await this.opening.take();
    try {
      await this.openConsumer(subject, handler);
    } finally {
      this.opening.release();
    }
  }

  private async openConsumer(subject: string, { inBatches }: EventHandler): Promise<void> {
    const { client, manager, name } = this.stream;
    const durable = this.durableName(subject);
    await manager.consumers.add(name, {
      durable_name: durable,
      filter_subject: this.stream.subject(subject),
      ack_policy: AckPolicy.Explicit,
      ack_wait: ACK_WAIT_MS * 1e6,
      deliver_policy: DeliverPolicy.All,
      max_ack_pending: 512,
    });
    const consumer = await client.consumers.get(name, durable);
    this.open.set(
      subject,
      await consumer.consume({
        max_messages: inBatches ? PREFETCH_OF_BATCHES : PREFETCH,
        expires: PULL_EXPIRES_MS,
        abort_on_missing_resource: true,
      }),
    );
  }

  private async keepPumping(subject: string, handler: EventHandler): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.pump(this.open.get(subject)!, subject, handler);
        if (this.stopping.signal.aborted) return;
        throw new Error('the consumer has ended');
      } catch (error) {
        this.log.warn({ err: error, subject }, 'event consumer lost; opening it again');
        await this.reopen(subject, handler);
      }
    }
  }

  private async pump(messages: ConsumerMessages, subject: string, handler: EventHandler): Promise<void> {
    if (handler.inBatches) return this.pumpBatches(messages, subject, handler);
    for await (const message of messages) void (await this.begin([message], subject, handler)).done;
  }

  /**
   * One batch at a time: what comes meanwhile is the next one. Under load few commits do for many events so, and in order;
   * what comes after a quiet moment waits for nothing.
   */
  private async pumpBatches(messages: ConsumerMessages, subject: string, handler: EventHandler): Promise<void> {
    const waiting: JsMsg[] = [];
    let working: Promise<void> | undefined;
    const pace = new Pace(BATCH_EVERY_MS);
    const work = async (): Promise<void> => {
      while (waiting.length > 0) {
        await pace.pass(waiting.length >= BATCH);
        await (
          await this.begin(waiting, subject, handler)
        ).done;
      }
      working = undefined;
    };
    for await (const message of messages) {
      waiting.push(message);
      working ??= work();
      if (waiting.length >= PREFETCH_OF_BATCHES) await working;
    }
    await working;
  }

  /** Takes its messages off `waiting` once there is a slot, when there may be more of them. */
  private async begin(waiting: JsMsg[], subject: string, handler: EventHandler): Promise<{ done: Promise<void> }> {
    await this.slots.take();
    const batch = waiting.splice(0, BATCH);
    const atWork = setInterval(() => batch.forEach((message) => message.working()), ACK_WAIT_MS / 3);
    const done = this.delivery.take(batch, subject, handler).finally(() => {
      clearInterval(atWork);
      this.slots.release();
      this.running.delete(done);
    });
    this.running.add(done);
    return { done };
  }

  private async reopen(subject: string, handler: EventHandler): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await pause(REOPEN_PAUSE_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await this.stream.ensure();
        return await this.consume(subject, handler);
      } catch (error) {
        this.log.warn({ err: error, subject }, 'event consumer could not be opened; trying again');
      }
    }
  }
}
