import { errors, type Msg } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Actor, currentCall } from '../call/call.js';
import { tooLarge, unavailable } from '../errors/domain-error.js';
import { traced } from '../tracing/tracing.js';
import type { Declared } from './declared.js';
import type { PageBytes, PageDefinition, RequestDefinition } from './definitions.js';
import type { NatsLink } from './nats-link.js';
import { callHeaders, isOversize, oversize, pageHeaders, throwIfError } from './wire.js';

export const DEFAULT_DEADLINE_MS = 3000;
/** A service that is just being replaced is back within this; longer absence is told at once. */
const NO_RESPONDERS_GRACE_MS = 300;
const NO_RESPONDERS_PAUSE_MS = 60;

export interface RequestOptions {
  idempotencyKey?: string;
  /** Acts as a user other than the current call's actor. */
  as?: Actor;
  /** Milliseconds; the definition's own deadline when absent. */
  deadlineMs?: number;
}

interface Asked {
  subject: string;
  deadlineMs?: number;
}

/**
 * The door to other services. The current call's actor and request id travel along. A service that is away, or does
 * not answer within the deadline, is an `unavailable` error; an error it answers is thrown as itself.
 */
export class Requests {
  /** Without `asks`, anything may be asked. */
  constructor(
    private readonly link: NatsLink,
    private readonly asks?: Declared,
  ) {}

  async send<Input, Answer>(
    definition: RequestDefinition<Input, Answer>,
    input: Input,
    options: RequestOptions = {},
  ): Promise<Answer> {
    const message = await this.exchange(definition, input, options);
    return message.json<Answer>();
  }

  /** The answer's JSON, not parsed: for whoever hands it on. */
  async bytes<Input, Answer>(
    definition: RequestDefinition<Input, Answer>,
    input: Input,
    options: RequestOptions = {},
  ): Promise<Uint8Array> {
    return (await this.exchange(definition, input, options)).data;
  }

  async page<Input, Item>(
    definition: PageDefinition<Input, Item>,
    input: Input,
    options: RequestOptions = {},
  ): Promise<PageBytes> {
    const message = await this.exchange(definition, input, options);
    return { body: message.data, ...pageHeaders(message) };
  }

  private async exchange(definition: Asked, input: unknown, options: RequestOptions): Promise<Msg> {
    this.asks?.require(definition);
    const { subject } = definition;
    return traced(
      () => ({ kind: 'client', name: subject, attributes: { 'rpc.system.name': 'nats', 'rpc.subject': subject } }),
      () => this.ask(definition, input, options),
    );
  }

  private async ask(definition: Asked, input: unknown, options: RequestOptions): Promise<Msg> {
    const call = currentCall();
    const asked = options.deadlineMs ?? definition.deadlineMs ?? DEFAULT_DEADLINE_MS;
    // Nobody waits for a nested answer longer than for the outer one; and who has waited since their call arrived, has waited.
    const endsAt = Math.min((call?.arrivedAt ?? Date.now()) + asked, call?.deadlineAt ?? Infinity);
    if (endsAt <= Date.now()) throw unavailable(new Error(`No time was left to ask ${definition.subject}`));
    const graceEndsAt = Math.min(Date.now() + NO_RESPONDERS_GRACE_MS, endsAt);
    const subject = this.link.subject(definition.subject);
    const payload = JSON.stringify(input);
    for (;;) {
      const timeoutMs = Math.max(1, endsAt - Date.now());
      const headers = callHeaders({
        requestId: call?.requestId ?? randomUUID(),
        actor: options.as ?? call?.maybeActor,
        idempotencyKey: options.idempotencyKey,
        timeoutMs,
      });
      try {
        const message = await this.link.request(subject, payload, { headers, timeoutMs });
        throwIfError(message);
        return message;
      } catch (error) {
        if (isOversize(error)) throw tooLarge(oversize(`The request ${definition.subject}`, payload));
        if (!isAway(error)) throw error;
        if (!isNobodyThere(error) || Date.now() + NO_RESPONDERS_PAUSE_MS > graceEndsAt) {
          throw unavailable(new Error(`No answer to ${definition.subject}`, { cause: error }));
        }
        await pause(NO_RESPONDERS_PAUSE_MS);
      }
    }
  }
}

function isNobodyThere(error: unknown): boolean {
  return error instanceof errors.NoRespondersError;
}

function isAway(error: unknown): boolean {
  return (
    isNobodyThere(error) ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.ClosedConnectionError ||
    error instanceof errors.DrainingConnectionError
  );
}
