import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProduct } from './product.js';

/** Puts an event aside as ordering would after its tries, which take it a minute; answers its id. */
export async function parkLetter({ environment }: TestProduct): Promise<number> {
  const eventId = randomUUID();
  const data = { userId: 999_999 };
  const envelope = { eventId, version: 1, occurredAt: new Date().toISOString(), requestId: randomUUID(), data };
  const client = new pg.Client({ connectionString: environment['ORDERING_DATABASE_URL'] });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO dead_letter (handler, event_id, subject, envelope, error, tries)
       VALUES ('evt.identity.user.deleted', $1, 'evt.identity.user.deleted', $2,
               'canceling statement due to statement timeout', 10) RETURNING id`,
      [eventId, JSON.stringify(envelope)],
    );
    return Number(rows[0]!.id);
  } finally {
    await client.end();
  }
}
