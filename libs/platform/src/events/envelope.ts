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
  data: Payload;
}
