import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { callHeaders, EventStream, LiveEvents, NatsLink, pingOf, toDomainError, type Tx } from '#platform';
import { actor, type TestService, testService, until } from '#testing';
import { AddNote, ListNotes, NoteAdded, NoteEntity, ScratchModule, Sleep, Told } from './scratch.js';

let scratch: TestService;
let link: NatsLink;
let stream: EventStream;
const me = actor({ userId: 7 });

beforeAll(async () => {
  // Two connections only: one test takes them all.
  scratch = await testService(ScratchModule, { DATABASE_POOL: '2' });
  link = scratch.service.app.get(NatsLink);
  stream = scratch.service.app.get(EventStream);
});
afterAll(() => scratch.close());

const countNotes = async (text: string): Promise<number> =>
  (await scratch.db.row<{ n: number }>('SELECT count(*) AS n FROM note WHERE text = $1', [text]))!.n;
const untilNoted = (text: string): Promise<unknown> => until(() => countNotes(text), `a note "${text}"`);

describe('a service goes on after', () => {
  it.each([
    ['no JSON', 'garbage'],
    ['JSON that is no envelope', 'null'],
    ['an id that is none', '{"eventId":"1","data":{}}'],
  ])('an event that is %s', async (what, text) => {
    const heard: string[] = [];
    scratch.service.app.get(LiveEvents).listen(Told, (told) => heard.push(told.text));
    await stream.client.publish(stream.subject(Told.subject), text);
    await scratch.publish(Told, { text: `after ${what}` });
    await untilNoted(`after ${what}`);
    expect(heard).toContain(`after ${what}`);
  });

  it('a request whose headers or body cannot be read', async () => {
    const broken = headers();
    broken.set('Call', '{');
    const refused = await link.connection.request(link.subject(AddNote.subject), '{', {
      timeout: 2000,
      headers: broken,
    });
    expect(refused.headers?.get('Error-Kind')).toBe('internal');
    expect(await scratch.as(me).send(pingOf('scratch'), {})).toEqual({ name: 'scratch', status: 'ok' });
  });

  it('the loss of its database connections', async () => {
    await scratch.db.rows(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    const { id } = await until(() => scratch.as(me).send(AddNote, { text: 'reconnected' }), 'a connection');
    await scratch.waitForEvent(NoteAdded, (note) => note.id === id);
  });

  it.each([
    ['SQL', (tx: Tx) => tx.rows('SELECT 1')],
    ['an entity', (tx: Tx) => tx.find(NoteEntity)],
  ])('the loss of its connection within a transaction, before %s: that is no mistake of ours', async (_what, next) => {
    const lost = scratch.db.transaction(async (tx) => {
      const own = await tx.row<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await scratch.db.rows('SELECT pg_terminate_backend($1)', [own!.pid]);
      await until(() => tx.lost, 'the loss to be noticed');
      await next(tx);
    });
    await expect(lost.catch((error: unknown) => Promise.reject(toDomainError(error)))).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(await scratch.db.row('SELECT 1 AS one')).toEqual({ one: 1 });
  });

  it('the loss of its broker connection: what was in flight is told at once, and listeners hear of the gap', async () => {
    let gaps = 0;
    scratch.service.app.get(LiveEvents).onGap(() => (gaps += 1));
    const lock = await scratch.db.pool.connect();
    await lock.query('BEGIN; LOCK TABLE note IN ACCESS EXCLUSIVE MODE');
    const held = scratch.as(me).send(AddNote, { text: 'in flight' });
    const outcome = held.then(
      () => 'answered',
      (error: { kind: string }) => error.kind,
    );
    await until(
      async () =>
        (await lock.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'note'::regclass`)).rowCount,
      'the request to be at work',
    );
    await link.connection.reconnect();
    expect(await outcome).toBe('unavailable');
    await lock.query('ROLLBACK');
    lock.release();
    await until(() => gaps === 1, 'listeners to hear of the gap');
    await scratch.publish(Told, { text: 'after the gap' });
    await untilNoted('after the gap');
  });

  it('the loss of the event stream: the next events go out, and are heard', async () => {
    await stream.manager.streams.delete(stream.name);
    const { id } = await scratch.as(me).send(AddNote, { text: 'into nothing' });
    await until(async () => !(await scratch.db.row('SELECT 1 FROM outbox')), 'the outbox to be empty');
    await until(() => stream.manager.streams.info(stream.name), 'the stream to be there again');
    expect(scratch.published(NoteAdded)).toContainEqual({ id, text: 'into nothing' });
    await scratch.publish(Told, { text: 'heard again' });
    await untilNoted('heard again');
  });
});

describe('a request that outlasts its caller', () => {
  it('before it could begin takes no effect', async () => {
    const clients = await Promise.all([1, 2].map(() => scratch.db.pool.connect()));
    const refused = link.connection.request(link.subject(AddNote.subject), '{"text":"too late"}', {
      timeout: 5000,
      headers: callHeaders({ requestId: 'r', actor: me, timeoutMs: 0 }),
    });
    await until(() => scratch.db.pool.waitingCount > 0, 'the request to wait for a connection');
    for (const client of clients) client.release();
    expect((await refused).headers?.get('Error-Kind')).toBe('unavailable');
    expect(await countNotes('too late')).toBe(0);
  });
});

describe('a statement whose caller gave up', () => {
  const asleep = async (): Promise<number> =>
    (await scratch.db.row<{ n: number }>(
      `SELECT count(*) AS n FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'active' AND query LIKE '%pg_sleep%' AND pid <> pg_backend_pid()`,
    ))!.n;

  it.each(['read', 'write'] as const)('is gone from the server soon after the deadline: %s', async (where) => {
    const abandoned = scratch.as(me).send(Sleep, { seconds: 14, where }, { deadlineMs: 600 });
    await until(async () => (await asleep()) === 1, 'the statement to run');
    await expect(abandoned).rejects.toMatchObject({ kind: 'unavailable' });
    await until(async () => (await asleep()) === 0, 'the statement to end', 5000);
    expect(await countNotes('slept')).toBe(0);
  });

  it('keeps no connection from those who come after, however many gave up', async () => {
    const abandoned = Array.from({ length: 20 }, (_, n) =>
      scratch.as(me).send(Sleep, { seconds: 14, where: n % 2 ? 'read' : 'write' }, { deadlineMs: 400 }),
    );
    const outcomes = await Promise.allSettled(abandoned);
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'rejected'));
    const { items } = await scratch.as(me).page(ListNotes, { limit: 1 });
    expect(items.length).toBeLessThanOrEqual(1);
    expect(await asleep()).toBe(0);
  });

  it('takes nothing with it: the connection serves the next', async () => {
    const quick = Array.from({ length: 200 }, (_, n) =>
      n % 4 === 0
        ? scratch
            .as(me)
            .send(Sleep, { seconds: 0.05, where: 'read' }, { deadlineMs: 60 })
            .catch(() => undefined)
        : scratch
            .as(me)
            .page(ListNotes, { limit: 1 })
            .then(() => 'listed'),
    );
    const listed = (await Promise.all(quick)).filter((outcome) => outcome === 'listed');
    expect(listed).toHaveLength(150);
  });
});

describe('an event that is sent again', () => {
  it('for another service is left alone', async () => {
    const meant = headers();
    meant.set('Replay-For', 'another');
    const envelope = { eventId: randomUUID(), requestId: 'r', occurredAt: '', version: 1, data: { text: 'not ours' } };
    await stream.client.publish(stream.subject(Told.subject), JSON.stringify(envelope), { headers: meant });
    await scratch.publish(Told, { text: 'ours' });
    await untilNoted('ours');
    expect(await countNotes('not ours')).toBe(0);
  });
});
