/**
 * How services speak of what they exchange: one definition, typed at both ends.
 * Plain data without behaviour, so that contracts depend on nothing.
 */

/** An intent one service answers for another: `Input` in, `Answer` out, within a deadline. */
export interface RequestDefinition<Input, Answer> {
  readonly kind: 'request';
  /** NATS subject below the installation's namespace, e.g. `rpc.catalog.get-product`. */
  readonly subject: string;
  /** How long the caller waits, in milliseconds; the platform's default when absent. */
  readonly deadlineMs?: number;
  /** Never set: carries the types. */
  readonly types?: { input: Input; answer: Answer };
}

/** A list request: the answer is one page of `Item`, as JSON bytes that pass through untouched. */
export interface PageDefinition<Input, Item> {
  readonly kind: 'page';
  readonly subject: string;
  readonly deadlineMs?: number;
  readonly types?: { input: Input; item: Item };
}

/** A fact that has happened, in the past tense. */
export interface EventDefinition<Payload> {
  readonly kind: 'event';
  /** JetStream subject, e.g. `evt.ordering.order.created`. */
  readonly subject: string;
  /** Raised only for a payload that old consumers cannot read; adding an optional field keeps it. */
  readonly version: number;
  readonly types?: { payload: Payload };
}

/** What an event carries: `PayloadOf<typeof OrderCreated>`. */
export type PayloadOf<Event> = Event extends EventDefinition<infer Payload> ? Payload : never;

/** Defines a request; `name` is `<service>.<verb-noun>`. */
export function defineRequest<Input, Answer>(
  name: string,
  options: { deadlineMs?: number } = {},
): RequestDefinition<Input, Answer> {
  return { kind: 'request', subject: `rpc.${name}`, ...options };
}

/** Defines a list request; `name` is `<service>.list-<noun>`. */
export function definePage<Input, Item>(name: string): PageDefinition<Input, Item> {
  return { kind: 'page', subject: `rpc.${name}` };
}

/** Defines an event that nobody keeps, for open screens; `name` is `<service>.<aggregate>.<past tense>`. */
export function defineLiveEvent<Payload>(name: string): EventDefinition<Payload> {
  return { kind: 'event', subject: `live.${name}`, version: 1 };
}

/** Defines an event; `name` is `<service>.<aggregate>.<past tense>`. */
export function defineEvent<Payload>(name: string, version = 1): EventDefinition<Payload> {
  return { kind: 'event', subject: `evt.${name}`, version };
}
