import { headers } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { JOB_LETTER } from '../jobs/given-up-jobs.js';
import { COMMAND_LETTER, reviveCommand } from '../commands/command-rows.js';
import type { Db } from '../database/db.js';
import type { Tx } from '../database/tx.js';
import type { Envelope } from './envelope.js';
import type { EventStream } from './event-stream.js';

/** Header of an event that is sent again: the service it is for. All others had it already. */
export const REPLAY_FOR = 'Replay-For';

export interface DeadLetter {
  id: number;
  handler: string;
  subject: string;
  envelope: Envelope;
  error: string;
  tries: number;
  parkedAt: string;
}

/** Puts an event aside that its handler cannot digest, so that those behind it go on. */
export async function park(db: Db, letter: Omit<DeadLetter, 'id' | 'parkedAt'>): Promise<void> {
  await db.rows(
    `INSERT INTO dead_letter (handler, event_id, subject, envelope, error, tries) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (handler, event_id) DO UPDATE SET error = excluded.error, tries = excluded.tries, parked_at = now()`,
    [
      letter.handler,
      letter.envelope.eventId,
      letter.subject,
      JSON.stringify(letter.envelope),
      letter.error,
      letter.tries,
    ],
  );
}

/** For the operator's command, oldest first. */
export function listDeadLetters(db: Db, limit = 1000): Promise<DeadLetter[]> {
  return db.rows<DeadLetter>(
    `SELECT id, handler, subject, envelope, error, tries, iso(parked_at) AS "parkedAt" FROM dead_letter
     ORDER BY id LIMIT $1`,
    [limit],
  );
}

/**
 * Sends a service's parked events to it again, all or one, and sets its dead commands going again; answers how many.
 * Other services know by the header that they are not meant; the handler's own inbox row was rolled back with its
 * effect. A command older than four weeks stays: by then the other service may have forgotten its key.
 * So does a job: only the running service knows what has to wait for it again.
 */
export async function replayDeadLetters(db: Db, stream: EventStream, service: string, id?: number): Promise<number> {
  const letters = await db.rows<Letter>(
    `SELECT d.id, d.handler, d.event_id AS "eventId", d.subject, d.envelope::text AS envelope, d.error,
            d.parked_at::text AS parked
     FROM dead_letter d LEFT JOIN command c ON d.handler = '${COMMAND_LETTER}' AND c.id = d.event_id
     WHERE ($1::bigint IS NULL OR d.id = $1) AND (c.id IS NULL OR c.created_at > now() - interval '28 days')
       AND d.handler <> '${JOB_LETTER}'
     ORDER BY d.id`,
    [id ?? null],
  );
  for (const letter of letters) {
    await noteReplay(letter, db, service);
    await resend(letter, db, stream, service);
    // One that has failed and been parked again meanwhile stays.
    await db.rows('DELETE FROM dead_letter WHERE id = $1 AND parked_at = $2::timestamptz', [letter.id, letter.parked]);
  }
  return letters.length;
}

/** Takes one letter away for whoever decides on it; undefined when another has before. */
export async function takeLetter(tx: Tx, id: number): Promise<TakenLetter | undefined> {
  return tx.row<TakenLetter>(
    `DELETE FROM dead_letter WHERE id = $1
     RETURNING handler, event_id AS "eventId", subject, envelope, error`,
    [id],
  );
}

/** A command older than this stays: by then the other service may have forgotten its key. */
export async function isTooOld(tx: Tx, { handler, eventId }: TakenLetter): Promise<boolean> {
  if (handler !== COMMAND_LETTER) return false;
  const row = await tx.row(`SELECT 1 FROM command WHERE id = $1 AND created_at <= now() - interval '28 days'`, [
    eventId,
  ]);
  return row !== undefined;
}

export interface TakenLetter {
  handler: string;
  eventId: string;
  subject: string;
  envelope: Envelope;
  error: string;
}

/** It failed once more. */
export async function noteFailure(db: Db, id: number, error: string): Promise<void> {
  await db.rows('UPDATE dead_letter SET error = $2, tries = tries + 1 WHERE id = $1', [id, error]);
}

interface Letter {
  error: string;
  id: number;
  handler: string;
  eventId: string;
  subject: string;
  envelope: string;
  parked: string;
}

/** For the audit log, as when an administrator decides; written down before it is done. Its actor is nobody. */
async function noteReplay({ id, handler, subject, error }: Letter, db: Db, service: string): Promise<void> {
  const eventId = randomUUID();
  const kind = handler === COMMAND_LETTER ? 'command' : 'event';
  const envelope: Envelope = {
    eventId,
    version: 1,
    occurredAt: new Date().toISOString(),
    requestId: eventId,
    data: { decision: 'replayed', id, kind, subject, error },
  };
  await db.rows('INSERT INTO outbox (event_id, subject, envelope) VALUES ($1, $2, $3)', [
    eventId,
    `evt.${service}.dead-letter.decided`,
    JSON.stringify(envelope),
  ]);
}

async function resend(letter: Letter, db: Db, stream: EventStream, service: string): Promise<void> {
  if (letter.handler === COMMAND_LETTER) return reviveCommand(db, letter.eventId);
  const meant = headers();
  meant.set(REPLAY_FOR, service);
  // A new message id: JetStream would drop the old one as a duplicate.
  const options = { msgID: randomUUID(), headers: meant };
  await stream.client.publish(stream.subject(letter.subject), letter.envelope, options);
}
