import { AsyncLocalStorage } from 'node:async_hooks';
import { unauthenticated, unavailable } from '../errors/domain-error.js';

/** Who acts. Carried in every request and event, so that each service can scope what it reads and writes. */
export interface Actor {
  userId: number;
  role: string;
  /** The side of the market the call speaks for; it grants no rights. */
  viewMode: string;
  /** Of IANA: the days and months of whoever asks are cut in it. Absent: UTC. */
  timeZone?: string;
  /** The administrator behind the actor, while impersonating. */
  impersonatorId?: number;
  /** The access token that a program acts with, in the actor's name. */
  tokenId?: number;
}

interface CallFacts {
  requestId: string;
  actor?: Actor;
  idempotencyKey?: string;
  /** Milliseconds since the epoch after which the caller no longer waits for the answer. */
  deadlineAt?: number;
  /** Milliseconds since the epoch: deadlines of what is asked for this call count from then; default: when it is asked. */
  arrivedAt?: number;
}

/** One piece of work on a user's behalf: an HTTP request and every request and event that follows from it. */
export class Call {
  readonly requestId: string;
  readonly maybeActor?: Actor;
  readonly idempotencyKey?: string;
  readonly deadlineAt: number;
  readonly arrivedAt?: number;

  constructor({ requestId, actor, idempotencyKey, deadlineAt = Infinity, arrivedAt }: CallFacts) {
    this.requestId = requestId;
    this.maybeActor = actor;
    this.idempotencyKey = idempotencyKey;
    this.deadlineAt = deadlineAt;
    this.arrivedAt = arrivedAt;
  }

  /** The acting user. Throws `unauthenticated` when there is none. */
  get actor(): Actor {
    if (!this.maybeActor) throw unauthenticated();
    return this.maybeActor;
  }

  /** Throws `unavailable` once the caller has given up: what is begun now would take effect behind its back. */
  requireInTime(): void {
    if (Date.now() >= this.deadlineAt) throw unavailable(new Error('The caller has given up'));
  }
}

const calls = new AsyncLocalStorage<Call>();

/** The call that the running code belongs to; undefined in background work. */
export function currentCall(): Call | undefined {
  return calls.getStore();
}

/** Runs `work` as part of `call`: logs, nested requests and events carry its request id and actor. */
export function runInCall<T>(call: Call, work: () => T): T {
  return calls.run(call, work);
}

/** The administrator who impersonates whoever acts in this call; null when there is none. For histories, which name both. */
export function currentImpersonator(): number | null {
  return currentCall()?.maybeActor?.impersonatorId ?? null;
}
