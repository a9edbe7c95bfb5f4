import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import pg from 'pg';
import { eventStreamName } from '#platform';
import { freshDatabase, testServers, uniqueName } from '#testing';
import { DemoClock } from './demo-clock.js';

const HOUR_MS = 3_600_000;

let nats: NatsConnection;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let client: pg.Client;
let clock: DemoClock;
let stream: string;

beforeEach(async () => {
  const namespace = `${uniqueName('demo')}.`;
  stream = eventStreamName(namespace);
  const { host, username: user, password: pass } = new URL(testServers().natsUrl);
  nats = await connect({ servers: host, user, pass });
  await (await jetstreamManager(nats)).streams.add({ name: stream, subjects: [`${namespace}evt.>`] });
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    CREATE TABLE outbox (id int, created_at timestamptz DEFAULT clock_timestamp());
    CREATE TABLE orders (
      order_number text, created_at timestamptz DEFAULT clock_timestamp(), updated_at timestamptz,
      due_at timestamptz DEFAULT now() + interval '9 days', id int DEFAULT 1, accepted_after int);
    CREATE TABLE order_status_changes (
      new_status text, order_id int DEFAULT 1, created_at timestamptz DEFAULT clock_timestamp());
    CREATE TABLE copies (order_number text);
    CREATE TABLE upkeep_turn (name text PRIMARY KEY, not_before timestamptz);
    CREATE TABLE notes (about json, created_at timestamptz DEFAULT clock_timestamp());`);
  clock = await DemoClock.open({
    NATS_URL: testServers().natsUrl,
    NAMESPACE: namespace,
    ORDERING_DATABASE_URL: database.url,
    // No service's, and nothing answers there.
    TEST_DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
  });
});
afterEach(async () => {
  await (await jetstreamManager(nats)).streams.delete(stream);
  await Promise.all([nats.close(), clock.close(), client.end()]);
  await database.drop();
});

/** Of the local time zone, in which the demo's day is. */
function moment(daysAgo: number, hour: number): number {
  const day = new Date();
  day.setDate(day.getDate() - daysAgo);
  return day.setHours(hour, 0, 0, 0);
}

const first = async <Row extends object>(sql: string): Promise<Row> => (await client.query<Row>(sql)).rows[0]!;

describe('the demo clock', () => {
  it('moves what was written, and what was changed later, each to its own moment', async () => {
    await clock.at(40, 9, () => client.query(`INSERT INTO orders VALUES ('PO-0-1')`));
    await clock.at(33, 15, () => client.query(`UPDATE orders SET updated_at = clock_timestamp()`));
    await clock.finish();
    const { created_at, updated_at, due_at } = await first<Record<string, Date>>('SELECT * FROM orders');
    expect(Math.abs(created_at!.getTime() - moment(40, 9))).toBeLessThan(HOUR_MS);
    expect(Math.abs(updated_at!.getTime() - moment(33, 15))).toBeLessThan(HOUR_MS);
    // It lies ahead, whenever that was.
    expect(due_at!.getTime()).toBeGreaterThan(Date.now());
  });

  it('lets as much time pass until an order is accepted as lies between the two moments', async () => {
    await clock.at(40, 9, async () => {
      await client.query(`INSERT INTO orders VALUES ('PO-0-1')`);
      await client.query(`INSERT INTO order_status_changes VALUES ('pending')`);
    });
    await clock.at(40, 12, () => client.query(`INSERT INTO order_status_changes VALUES ('confirmed')`));
    await clock.finish();
    const { hours } = await first<{ hours: number }>('SELECT accepted_after / 3600.0 AS hours FROM orders');
    expect(Number(hours)).toBeCloseTo(3, 1);
  });

  it('leaves alone what is of now', async () => {
    const before = Date.now();
    await clock.at(0, 9, () => client.query(`INSERT INTO notes VALUES ('{}')`));
    await clock.finish();
    const { created_at } = await first<{ created_at: Date }>('SELECT * FROM notes');
    expect(created_at.getTime()).toBeGreaterThan(before - 1000);
  });

  it('touches no row of before, nor what is worked out of it', async () => {
    await client.query(
      `INSERT INTO notes VALUES ('{}'); INSERT INTO orders (order_number, accepted_after) VALUES ('PO-1999-1', 7)`,
    );
    await client.query(`INSERT INTO order_status_changes VALUES ('pending'), ('confirmed')`);
    const rows = async () =>
      (await client.query('SELECT xmin, * FROM notes')).rows.concat(
        (await client.query('SELECT xmin, * FROM orders')).rows,
      );
    const before = await rows();
    await clock.at(40, 9, () => client.query(`INSERT INTO copies VALUES ('PO-0-1')`));
    await clock.finish();
    expect(await rows()).toEqual(before);
  });

  it("gives an order of an earlier year that year's number, wherever it is named", async () => {
    const year = new Date().getFullYear();
    await clock.at(400, 9, async () => {
      await client.query(`INSERT INTO orders VALUES ('PO-${year}-000001')`);
      await client.query(`INSERT INTO copies VALUES ('PO-${year}-000001')`);
      await client.query(`INSERT INTO notes VALUES ('{"message": "Order PO-${year}-000001 placed"}')`);
    });
    await clock.at(0, 9, () => client.query(`INSERT INTO orders VALUES ('PO-${year}-000002')`));
    await clock.finish();
    const earlier = new Date(moment(400, 9)).getUTCFullYear();
    const { rows } = await client.query<{ order_number: string }>('SELECT order_number FROM orders ORDER BY 1');
    expect(rows.map((row) => row.order_number)).toEqual([`PO-${earlier}-000001`, `PO-${year}-000002`]);
    expect(await first('SELECT order_number FROM copies')).toEqual({ order_number: `PO-${earlier}-000001` });
    const { about } = await first<{ about: unknown }>('SELECT about FROM notes');
    expect(about).toEqual({ message: `Order PO-${earlier}-000001 placed` });
  });

  it('makes what is worked out once a day due anew, now that there is a past', async () => {
    await client.query(`INSERT INTO upkeep_turn VALUES ('MeasureUsage.run', now() + interval '22 hours')`);
    await clock.finish();
    expect(await first('SELECT count(*)::int AS turns FROM upkeep_turn')).toEqual({ turns: 0 });
  });

  it('waits until what was told is on its way', async () => {
    await client.query('INSERT INTO outbox VALUES (1)');
    let done = false;
    const work = clock.at(1, 9, async () => undefined).then(() => (done = true));
    await client.query('SELECT pg_sleep(0.1)');
    expect(done).toBe(false);
    await client.query('DELETE FROM outbox');
    await work;
  });
});
