interface Definition {
  readonly subject: string;
}

/**
 * What a process says to others and overhears, told in its root module. Its permissions at the broker are written from
 * this (deploy/nats), and whatever is not declared fails at once, so that the declaration cannot be stale.
 */
export interface Declarations {
  /** Requests it sends. */
  asks?: Definition[];
  /** Events it publishes, durable and live. */
  publishes?: Definition[];
  /** Events it hears as they pass by, by `LiveEvents`. */
  listens?: Definition[];
}

/** One list of the {@link Declarations}. */
export class Declared {
  private readonly subjects: Set<string>;

  constructor(
    private readonly list: keyof Declarations,
    definitions: Definition[] = [],
  ) {
    this.subjects = new Set(definitions.map(({ subject }) => subject));
  }

  /** Throws for what the root module does not name. */
  require({ subject }: Definition): void {
    if (!this.subjects.has(subject))
      throw new Error(`${subject} is not among what the root module's '${this.list}' names`);
  }
}
