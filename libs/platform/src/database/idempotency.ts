import { createHash } from 'node:crypto';
import type { Call } from '../call/call.js';
import { conflict, type DomainError, impossible } from '../errors/domain-error.js';
import { sqlState } from '../errors/postgres-errors.js';
import type { Sql } from './sql.js';
import { sweep } from './sweep.js';
import type { Tx } from './tx.js';

/** How long a repeat waits for the first to finish: less than its caller waits for the answer. */
const WAIT_FOR_FIRST = '4500ms';
const LOCK_NOT_AVAILABLE = '55P03';
/** `details.reason` of the error that a key was used with other input. */
const KEY_REUSED = 'idempotency-key-reused';

interface KeyRow {
  fingerprint: string;
  answer: unknown;
}

const SELECT_KEY = `SELECT fingerprint, answer FROM idempotency_key WHERE user_id = $1 AND operation = $2 AND key = $3`;

/**
 * Takes the call's key inside the transaction. Undefined: the key is ours, go on. Otherwise the stored answer.
 * A concurrent first call holds the row until it commits; we wait for it on the unique key.
 */
export async function claimKey<T>(
  tx: Tx,
  call: Call,
  operation: string,
  input: unknown,
): Promise<{ answer: T } | undefined> {
  const key = [call.actor.userId, operation, call.idempotencyKey];
  tx.later(`SET LOCAL lock_timeout = '${WAIT_FOR_FIRST}'`, []);
  try {
    const claimed = await tx.changed(
      `INSERT INTO idempotency_key (user_id, operation, key, fingerprint) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [...key, fingerprintOf(input)],
    );
    if (claimed === 1) return undefined;
  } catch (error) {
    if (sqlState(error) === LOCK_NOT_AVAILABLE) throw conflict('The same request is still being worked on');
    throw error;
  }
  const row = await tx.row<KeyRow>(SELECT_KEY, key);
  return sameInput<T>(row, input);
}

export function storeAnswer(tx: Tx, call: Call, operation: string, answer: unknown): void {
  tx.later(`UPDATE idempotency_key SET answer = $4::json WHERE user_id = $1 AND operation = $2 AND key = $3`, [
    call.actor.userId,
    operation,
    call.idempotencyKey,
    JSON.stringify(answer ?? null),
  ]);
}

export async function storedAnswer<T>(
  sql: Sql,
  call: Call,
  operation: string,
  input: unknown,
): Promise<{ answer: T } | undefined> {
  const row = await sql.row<KeyRow>(SELECT_KEY, [call.actor.userId, operation, call.idempotencyKey]);
  return row && sameInput<T>(row, input);
}

/** Clients may repeat for a day; between services a repeat can come after a long outage, so keys are kept for a month. */
export async function forgetOldKeys(sql: Sql, stopping: AbortSignal): Promise<void> {
  await sweep(sql, { table: 'idempotency_key', where: `created_at < now() - interval '30 days'`, stopping });
}

/** Whether a key was refused because it had been used with other input: something has happened under it, then. */
export const isKeyReused = ({ details }: DomainError): boolean => details['reason'] === KEY_REUSED;

function sameInput<T>(row: KeyRow | undefined, input: unknown): { answer: T } {
  if (!row) throw conflict('The same request is still being worked on');
  if (row.fingerprint !== fingerprintOf(input)) {
    throw impossible('Idempotency-Key was used with another request', { reason: KEY_REUSED, answer: row.answer });
  }
  return { answer: row.answer as T };
}

/** The same for the same facts, in whatever order their fields were sent. */
function fingerprintOf(input: unknown): string {
  const canonical = JSON.stringify(input, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256')
    .update(canonical ?? 'null')
    .digest('base64url');
}
