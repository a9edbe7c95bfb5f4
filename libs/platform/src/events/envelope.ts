import type { Actor } from '../call/call.js';

/** An event as it is stored and sent. */
export interface Envelope<Payload = unknown> {
  /** Unique; the inbox and JetStream know repeats by it. */
  eventId: string;
  version: number;
  /** ISO 8601, UTC. */
  occurredAt: string;
  requestId: string;
  actor?: Actor;
  /** W3C trace context of what caused it, while tracing is on. */
  traceparent?: string;
  data: Payload;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Undefined for what is no event: nothing that arrives from outside may stop those that read it. */
export function readEnvelope(data: Uint8Array): Envelope | undefined {
  try {
    const envelope = JSON.parse(Buffer.from(data).toString()) as Partial<Envelope> | null;
    return UUID.test(String(envelope?.eventId)) ? (envelope as Envelope) : undefined;
  } catch {
    return undefined;
  }
}
