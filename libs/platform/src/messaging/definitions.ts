/**
 * The shape of what contracts define. Structural on purpose: the platform knows no business noun and imports no
 * contract, and contracts depend on nothing.
 */
export interface RequestDefinition<Input, Answer> {
  readonly kind: 'request';
  readonly subject: string;
  /** How long a caller waits, in milliseconds. */
  readonly deadlineMs?: number;
  readonly types?: { input: Input; answer: Answer };
}

/** A list: its answer is JSON made by PostgreSQL and handed on as bytes. */
export interface PageDefinition<Input, Item> {
  readonly kind: 'page';
  readonly subject: string;
  readonly deadlineMs?: number;
  readonly types?: { input: Input; item: Item };
}

export interface EventDefinition<Payload> {
  readonly kind: 'event';
  readonly subject: string;
  readonly version: number;
  readonly types?: { payload: Payload };
}

/** One page of a list as the database made it. A class, so that the transport tells it from any other answer. */
export class Page<Item> {
  readonly types?: Item;

  constructor(
    /** A JSON array of `Item`. */
    readonly json: string,
    /** Matches of the filter: exact up to 10000, then `10000+`; of a search up to 1000, or 200 with the best match first. */
    readonly total: string,
    /** The cursor of the next page; null on the last. */
    readonly next: string | null,
  ) {}
}

/** An answer as the database made it. A class, so that the transport tells it from any other answer. */
export class Json<Answer> {
  readonly types?: Answer;

  constructor(readonly text: string) {}
}

/** A page as it arrives at the caller: the array's bytes, not parsed. */
export interface PageBytes {
  body: Uint8Array;
  total: string;
  next: string | null;
}

/** Answered by every service: whether it can do its work. */
export function pingOf(service: string): RequestDefinition<Record<string, never>, { name: string; status: 'ok' }> {
  return { kind: 'request', subject: `rpc.${service}.ping` };
}
