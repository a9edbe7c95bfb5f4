import {
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { DomainError } from '../errors/domain-error.js';
import { sqlState } from '../errors/postgres-errors.js';
import type { OpenSpan, SpanFacts, SpanSource } from './span.js';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
/** A collector that is away must not hold up the end of the process. */
const EXPORT_TIMEOUT_MS = 2000;

/** Spans by OpenTelemetry's SDK, sent as OTLP over HTTP in batches. Loaded only when tracing is on. */
export class OtlpSpans implements SpanSource {
  private readonly provider: BasicTracerProvider;
  private readonly tracer: Tracer;

  constructor(service: string, endpoint: string) {
    const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
    this.provider = new BasicTracerProvider({
      resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS }))],
    });
    this.tracer = this.provider.getTracer('platform');
  }

  begin(facts: SpanFacts, traceparent?: string): OpenSpan {
    const parent = contextOf(traceparent);
    return this.open(facts, parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT);
  }

  close(): Promise<void> {
    return this.provider.shutdown().catch(() => undefined);
  }

  private open({ kind, name, attributes }: SpanFacts, parent = ROOT_CONTEXT): OpenSpan {
    const span = this.tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
    return {
      traceparent: traceparentOf(span.spanContext()),
      child: (facts) => this.open(facts, trace.setSpan(parent, span)),
      describe: (known) => void span.updateName(known.name).setAttributes(known.attributes ?? {}),
      fail: (error) => fail(span, error),
      end: () => span.end(),
    };
  }
}

function fail(span: Span, error: unknown): void {
  const type =
    error instanceof DomainError ? error.kind : (sqlState(error) ?? (error as Error | null)?.constructor.name);
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type ?? 'unknown');
}

function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

function contextOf(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  return traceId && spanId && flags
    ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
    : undefined;
}
