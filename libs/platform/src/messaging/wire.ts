import { errors, headers, type Msg, type MsgHdrs } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { type Actor, Call } from '../call/call.js';
import { DomainError, type ErrorDetails, type ErrorKind, unsendable } from '../errors/domain-error.js';
import { currentSpan } from '../tracing/tracing.js';
import type { Page } from './definitions.js';

/** How requests look on the wire: JSON bodies, and these headers. */
const CALL = 'Call';
const ERROR_KIND = 'Error-Kind';
const TOTAL = 'Total';
const NEXT = 'Next';
/** W3C trace context, while tracing is on. */
const TRACEPARENT = 'traceparent';
/** Of the caller's time, what is left for the way here and the answer's way back: the caller's clock began earlier. */
const SHARE_ON_THE_WAY = 0.1;

interface WireCall {
  requestId: string;
  actor?: Actor;
  idempotencyKey?: string;
  /** Relative, so that clocks of different hosts need not agree. */
  timeoutMs: number;
}

export function callHeaders(call: WireCall): MsgHdrs {
  const hdrs = headers();
  hdrs.set(CALL, JSON.stringify(call));
  const span = currentSpan();
  if (span) hdrs.set(TRACEPARENT, span.traceparent);
  return hdrs;
}

export function traceparentOf(message: Msg): string | undefined {
  return message.headers?.get(TRACEPARENT) || undefined;
}

/** The call a message belongs to; a message without the header, or with one we cannot read, is anonymous. */
export function callOf(message: Msg): Call {
  try {
    const { timeoutMs, ...facts } = JSON.parse(message.headers?.get(CALL) ?? '') as WireCall;
    return new Call({ ...facts, deadlineAt: Date.now() + timeoutMs * (1 - SHARE_ON_THE_WAY) });
  } catch {
    return new Call({ requestId: randomUUID() });
  }
}

export function respondError(message: Msg, { kind, message: text, details }: DomainError): void {
  const hdrs = headers();
  hdrs.set(ERROR_KIND, kind);
  message.respond(JSON.stringify({ message: text, details }), { headers: hdrs });
}

/** Throws `unsendable` for what no message can carry. */
export function respondJson(message: Msg, json: string, hdrs?: MsgHdrs): void {
  try {
    message.respond(json, { headers: hdrs });
  } catch (error) {
    throw isOversize(error) ? unsendable(oversize('The answer', json)) : error;
  }
}

/** Whether the connection refused what is more than the broker takes. */
export function isOversize(error: unknown): boolean {
  return error instanceof errors.InvalidArgumentError && error.message.includes('max_payload');
}

export function oversize(what: string, json: string): Error {
  return new Error(`${what} has ${Buffer.byteLength(json)} bytes, more than the broker takes`);
}

export function respondPage(message: Msg, page: Page<unknown>): void {
  const hdrs = headers();
  hdrs.set(TOTAL, page.total);
  if (page.next !== null) hdrs.set(NEXT, page.next);
  respondJson(message, page.json, hdrs);
}

/** Throws the error a service answered, as itself. */
export function throwIfError(message: Msg): void {
  const kind = message.headers?.get(ERROR_KIND);
  if (!kind) return;
  const { message: text, details } = message.json<{ message: string; details: ErrorDetails }>();
  throw new DomainError(kind as ErrorKind, text, details);
}

export function pageHeaders(message: Msg): { total: string; next: string | null } {
  return { total: message.headers?.get(TOTAL) || '0', next: message.headers?.get(NEXT) || null };
}
