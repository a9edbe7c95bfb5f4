/** One piece of work in a trace. Attributes never hold what people entered: no parameters, bodies or addresses. */
export interface SpanFacts {
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  name: string;
  attributes?: Record<string, string | number>;
}

/** A span that has begun. */
export interface OpenSpan {
  /** W3C trace context, passed on to the process that continues the work. */
  readonly traceparent: string;
  child(facts: SpanFacts): OpenSpan;
  /** What is known only at the end. */
  describe(facts: Pick<SpanFacts, 'name' | 'attributes'>): void;
  /** Names the kind of error, never its message. */
  fail(error: unknown): void;
  end(): void;
}

/** Where a service's spans begin and go; the SDK stands behind it. */
export interface SpanSource {
  /** A child of the span that `traceparent` names, or the first of a new trace. */
  begin(facts: SpanFacts, traceparent?: string): OpenSpan;
  close(): Promise<void>;
}
