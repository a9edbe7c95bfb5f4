import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan, SpanFacts, SpanSource } from './span.js';

const current = new AsyncLocalStorage<OpenSpan>();
let on = false;

/**
 * Traces of one service, begun where work arrives: HTTP, requests, events, jobs. Off unless there is an endpoint to
 * send them to: then nothing is loaded, and each edge asks one variable.
 */
export class Tracing {
  private constructor(private readonly source?: SpanSource) {
    if (source) on = true;
  }

  /** `endpoint` is the base URL of an OTLP collector. */
  static async open(service: string, endpoint?: string): Promise<Tracing> {
    if (endpoint === undefined) return new Tracing();
    const { OtlpSpans } = await import('./otlp-spans.js');
    return new Tracing(new OtlpSpans(service, endpoint));
  }

  /** Begins a span that its caller ends; undefined while tracing is off. */
  begin(facts: SpanFacts): OpenSpan | undefined {
    return this.source?.begin(facts);
  }

  /** Does what arrived, as the continuation of the trace it came with. */
  enter<T>(facts: () => SpanFacts, traceparent: string | undefined, work: () => Promise<T>): Promise<T> {
    return this.source ? within(this.source.begin(facts(), traceparent), work) : work();
  }

  /** Sends what is left. */
  async close(): Promise<void> {
    await this.source?.close();
  }
}

/** Does `work` as a step of the running trace; without one, nothing is recorded. */
export function traced<T>(facts: () => SpanFacts, work: () => Promise<T>): Promise<T> {
  const parent = currentSpan();
  return parent ? within(parent.child(facts()), work) : work();
}

/** The span that the running code belongs to. */
export function currentSpan(): OpenSpan | undefined {
  return on ? current.getStore() : undefined;
}

/** Runs `work` inside `span`, which the caller ends. */
export function runInSpan<T>(span: OpenSpan | undefined, work: () => T): T {
  return span ? current.run(span, work) : work();
}

async function within<T>(span: OpenSpan, work: () => Promise<T>): Promise<T> {
  try {
    return await current.run(span, work);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}
