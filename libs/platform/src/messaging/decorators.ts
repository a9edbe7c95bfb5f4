import { Ctx, EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import type { Actor, Call } from '../call/call.js';
import type { Tx } from '../database/tx.js';
import type { EventDefinition, Json, Page, PageDefinition, RequestDefinition } from './definitions.js';

/** One arrival of an event at one handler. */
export interface Delivery {
  /** The handler's transaction; the inbox row that makes it take effect once is part of it. */
  tx: Tx;
  eventId: string;
  /** ISO 8601, UTC. */
  occurredAt: string;
  requestId: string;
  /** Who caused it; absent for the system itself. */
  actor?: Actor;
}

/** One event of the several that a handler takes at once. */
export interface Arrival<Event> extends Omit<Delivery, 'tx'> {
  payload: Event;
}

/** Marks a handler of batches for the transport. */
const IN_BATCHES = { inBatches: true };

/** Generic in the method, so that one may leave out parameters it does not use. */
type Method<Parameters extends unknown[], Result> = <Handler extends (...parameters: Parameters) => Promise<Result>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Handler>,
) => void;

/**
 * The method answers this request: `(input, call) => answer`, where PostgreSQL has made it as {@link Json}. A page
 * definition answers a {@link Page}.
 */
export function Handles<Input, Answer>(
  definition: RequestDefinition<Input, Answer>,
): Method<[input: Input, call: Call], Answer | Json<Answer>>;
export function Handles<Input, Item>(
  definition: PageDefinition<Input, Item>,
): Method<[input: Input, call: Call], Page<Item>>;
export function Handles(definition: { subject: string }): MethodDecorator {
  return bound(MessagePattern(definition.subject));
}

/** The method hears this event: `(payload, delivery) => void`, once per event, in `delivery.tx`. */
export function Subscribes<Payload>(
  definition: EventDefinition<Payload>,
): Method<[payload: Payload, delivery: Delivery], void> {
  return bound(EventPattern<string>(definition.subject));
}

/**
 * The method hears all events that have come together, in one transaction: `(events, tx) => void`, each event once. For
 * handlers that write the same for every event, in statements that take many. There may be one event, or two of the same
 * thing. What fails together is tried again one by one. It runs in no call unless the event is alone: what it publishes
 * names whom it comes from itself.
 */
export function SubscribesInBatches<Event>(
  definition: EventDefinition<Event>,
): Method<[events: Arrival<Event>[], tx: Tx], void> {
  return bound(EventPattern<string>(definition.subject, IN_BATCHES));
}

/** Nest hands a handler only what its parameters are marked for: here always the payload, then the context. */
function bound(pattern: MethodDecorator): MethodDecorator {
  return (target, key, descriptor) => {
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
    pattern(target, key, descriptor);
  };
}
