import { randomUUID } from 'node:crypto';
import type { Db } from '../database/db.js';
import type { Envelope } from './envelope.js';
import type { EventStream } from './event-stream.js';

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

/** Oldest first. */
export function listDeadLetters(db: Db): Promise<DeadLetter[]> {
  return db.rows<DeadLetter & Record<string, unknown>>(
    `SELECT id, handler, subject, envelope, error, tries, iso(parked_at) AS "parkedAt" FROM dead_letter ORDER BY id LIMIT 1000`,
  );
}

/**
 * Sends parked events again, all or one, and answers how many. Every consumer hears them; where they had already taken
 * effect the inbox makes the repeat a no-op.
 */
export async function replayDeadLetters(db: Db, stream: EventStream, id?: number): Promise<number> {
  const letters = (await listDeadLetters(db)).filter((letter) => id === undefined || letter.id === id);
  for (const { id: letterId, subject, envelope } of letters) {
    // A new message id: JetStream would drop the old one as a duplicate.
    await stream.client.publish(stream.subject(subject), JSON.stringify(envelope), { msgID: randomUUID() });
    await db.rows('DELETE FROM dead_letter WHERE id = $1', [letterId]);
  }
  return letters.length;
}
