import type { Db } from '../database/db.js';
import type { Tx } from '../database/tx.js';
import type { RequestDefinition } from '../messaging/definitions.js';
import type { Requests } from '../messaging/requests.js';

const AT_A_TIME = 500;
const DEADLINE_MS = 15_000;

/** How far a rebuild is: which kind of things, and the last id sent. */
export interface RebuildPosition {
  kind: number;
  after: number;
}

export interface RebuildAnswer {
  sent: number;
  /** Where the next batch begins; null when all is sent. */
  next: RebuildPosition | null;
}

/**
 * One kind of things of which other services keep copies. Adds events with the present facts and versions of the next
 * `limit` things after an id to the transaction, oldest id first, deleted things included; answers their ids.
 */
export type SendAgain = (tx: Tx, after: number, limit: number) => Promise<number[]>;

/** Has a service send again, in batches, what others keep copies of. For operators: services may not ask it. */
export function rebuildOf(service: string): RequestDefinition<RebuildPosition, RebuildAnswer> {
  return { kind: 'request', subject: `rpc.${service}.rebuild`, deadlineMs: DEADLINE_MS };
}

/** One batch, at the owner. Repeating it is harmless: consumers keep the highest version. */
export function sendBatchAgain(db: Db, { kind, after }: RebuildPosition, kinds: SendAgain[]): Promise<RebuildAnswer> {
  return db.transaction(async (tx) => {
    const ids = (await kinds[kind]?.(tx, after, AT_A_TIME)) ?? [];
    if (ids.length > 0) return { sent: ids.length, next: { kind, after: ids.at(-1)! } };
    return { sent: 0, next: kind + 1 < kinds.length ? { kind: kind + 1, after: 0 } : null };
  });
}

/** All batches, at the operator's; answers how many things were sent. */
export async function rebuild(requests: Requests, service: string): Promise<number> {
  let sent = 0;
  let next: RebuildPosition | null = { kind: 0, after: 0 };
  while (next) {
    const answer: RebuildAnswer = await requests.send(rebuildOf(service), next);
    sent += answer.sent;
    next = answer.next;
  }
  return sent;
}
