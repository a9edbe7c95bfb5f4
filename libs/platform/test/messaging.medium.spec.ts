import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  Call,
  createLog,
  Db,
  DomainError,
  type Envelope,
  EventStream,
  listDeadLetters,
  Metrics,
  Outbox,
  OutboxRelay,
  pingOf,
  replayDeadLetters,
  runInCall,
} from '#platform';
import { actor, type TestService, testService, until } from '#testing';
import { AddNote, handler, ListNotes, NoteAdded, Refuse, ScratchModule, Told } from './scratch.js';

let scratch: TestService;
const me = actor({ userId: 7 });

beforeAll(async () => {
  scratch = await testService(ScratchModule);
});
afterAll(() => scratch.close());
beforeEach(() => {
  handler.healed = false;
});

const notesLike = (text: string): Promise<{ id: number }[]> =>
  scratch.db.rows<{ id: number }>('SELECT id FROM note WHERE text = $1', [text]);

describe('requests', () => {
  it('answer, and their event goes out after the commit', async () => {
    const { id } = await scratch.as(me).send(AddNote, { text: 'first' });
    expect(await scratch.waitForEvent(NoteAdded, (note) => note.id === id)).toEqual({ id, text: 'first' });
  });

  it('hand on a domain error as itself', async () => {
    const refused = scratch.as(me).send(Refuse, { how: 'conflict' });
    await expect(refused).rejects.toMatchObject({ kind: 'conflict', message: 'Taken', details: { until: 'noon' } });
    await expect(refused).rejects.toBeInstanceOf(DomainError);
  });

  it('call a data exception of the database invalid input', async () => {
    await expect(scratch.as(me).send(Refuse, { how: 'data' })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('tell nothing of an unknown error but that it is ours', async () => {
    await expect(scratch.as(me).send(Refuse, { how: 'crash' })).rejects.toMatchObject({
      kind: 'internal',
      message: 'Something went wrong on our side',
    });
  });

  it('to a service that is away are unavailable at the deadline at the latest', async () => {
    await expect(scratch.as(me).send(pingOf('nobody'), {}, { deadlineMs: 1000 })).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  it('to a service that does not answer are unavailable at the deadline', async () => {
    await scratch.fake({ kind: 'request', subject: 'rpc.sleepy.nap' }, () => new Promise(() => undefined));
    const nap = { kind: 'request', subject: 'rpc.sleepy.nap' } as const;
    await expect(scratch.as(me).send(nap, {}, { deadlineMs: 200 })).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('the outbox', () => {
  it('publishes nothing of a transaction that is rolled back', async () => {
    await expect(scratch.as(me).send(AddNote, { text: 'undone', fail: true })).rejects.toMatchObject({
      kind: 'conflict',
    });
    const { id } = await scratch.as(me).send(AddNote, { text: 'done' });
    await scratch.waitForEvent(NoteAdded, (note) => note.id === id);
    expect(scratch.published(NoteAdded).filter(({ text }) => text === 'undone')).toEqual([]);
    expect(await notesLike('undone')).toEqual([]);
  });

  it('takes an event for each row of a statement, as from the call that is running', async () => {
    const outbox = scratch.service.app.get(Outbox);
    const notes = `SELECT json_build_object('id', n, 'text', $1::text) FROM generate_series($2::int, -8) n ORDER BY n`;
    const stored = await runInCall(new Call({ requestId: 'selected', actor: me }), () =>
      scratch.db.transaction(async (tx) => {
        await outbox.addSelected(tx, NoteAdded, notes, ['a "row"', -9]);
        await outbox.addSelected(tx, NoteAdded, notes, ['none', 0]);
        await outbox.addAll(tx, NoteAdded, [{ id: -7, text: 'a "row"' }]);
        return tx.rows<{ eventId: string; subject: string; envelope: Envelope }>(
          `SELECT event_id AS "eventId", subject, envelope FROM outbox
           WHERE envelope ->> 'requestId' = 'selected' ORDER BY (envelope -> 'data' ->> 'id')::int`,
        );
      }),
    );
    const occurredAt = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as unknown as string;
    expect(stored).toEqual(
      [-9, -8, -7].map((id, i) => {
        const { eventId } = stored[i]!;
        const data = { id, text: 'a "row"' };
        const envelope = { eventId, version: NoteAdded.version, occurredAt, requestId: 'selected', actor: me, data };
        return { eventId, subject: NoteAdded.subject, envelope };
      }),
    );
    expect(new Set(stored.map(({ eventId }) => eventId)).size).toBe(3);
    for (const { envelope } of stored) {
      const { id } = envelope.data as { id: number };
      expect(await scratch.waitForEvent(NoteAdded, (note) => note.id === id)).toEqual(envelope.data);
    }
  });

  it('is emptied once by two relays at once', async () => {
    const stream = scratch.service.app.get(EventStream);
    const outbox = new Outbox();
    const before = scratch.published(NoteAdded).length;
    const relays = [1, 2].map(() => {
      const relay = new OutboxRelay(scratch.db, stream, outbox, createLog('test', 'silent'), new Metrics('test'));
      relay.start();
      return relay;
    });
    await scratch.db.transaction((tx) =>
      outbox.addAll(
        tx,
        NoteAdded,
        Array.from({ length: 1000 }, (_, i) => ({ id: -i - 1, text: 'bulk' })),
      ),
    );
    await until(async () => !(await scratch.db.row('SELECT 1 FROM outbox')), 'the outbox to be empty');
    await until(() => scratch.published(NoteAdded).length >= before + 1000, 'all thousand to be heard');
    await Promise.all(relays.map((relay) => relay.stop()));
    const ids = scratch
      .published(NoteAdded)
      .filter(({ text }) => text === 'bulk')
      .map(({ id }) => id);
    expect(ids).toHaveLength(1000);
    expect(new Set(ids).size).toBe(1000);
  });
});

describe('event handlers', () => {
  it('take a repeated event as one', async () => {
    const eventId = await scratch.publish(Told, { text: 'once' });
    await scratch.publish(Told, { text: 'once' }, { eventId });
    await scratch.publish(Told, { text: 'after once' });
    await until(() => notesLike('after once').then(({ length }) => length > 0), 'the later event to be handled');
    await until(async () => {
      const stream = scratch.service.app.get(EventStream);
      const consumer = (await stream.manager.consumers.list(stream.name).next())[0];
      return consumer?.num_pending === 0 && consumer.num_ack_pending === 0;
    }, 'every delivery to be acknowledged');
    expect(await notesLike('once')).toHaveLength(1);
  });

  it('that fail are tried again, then parked, without holding up the next; a replay heals', async () => {
    const eventId = await scratch.publish(Told, { text: 'bad', poison: true });
    await scratch.publish(Told, { text: 'good' });
    await until(() => notesLike('good').then(({ length }) => length > 0), 'the next event to be handled');
    const [letter] = await until(async () => {
      const letters = await listDeadLetters(scratch.db);
      return letters.length > 0 && letters;
    }, 'the poisonous event to be parked');
    expect(letter).toMatchObject({ subject: Told.subject, tries: 3, error: 'indigestible', envelope: { eventId } });
    expect(await notesLike('bad')).toEqual([]);

    handler.healed = true;
    const db = scratch.service.app.get(Db);
    expect(await replayDeadLetters(db, scratch.service.app.get(EventStream), 'scratch', letter!.id)).toBe(1);
    await until(() => notesLike('bad').then(({ length }) => length === 1), 'the replayed event to be handled');
    expect(await listDeadLetters(db)).toEqual([]);
  });
});

describe('idempotency keys', () => {
  it('give a repeat the first answer and change nothing', async () => {
    const options = { idempotencyKey: 'k1' };
    const first = await scratch.as(me).send(AddNote, { text: 'keyed' }, options);
    expect(await scratch.as(me).send(AddNote, { text: 'keyed' }, options)).toEqual(first);
    expect(await notesLike('keyed')).toHaveLength(1);
  });

  it('refuse the same key with other input', async () => {
    const options = { idempotencyKey: 'k2' };
    await scratch.as(me).send(AddNote, { text: 'one thing' }, options);
    await expect(scratch.as(me).send(AddNote, { text: 'another' }, options)).rejects.toMatchObject({
      kind: 'impossible',
    });
  });

  it('make two at once wait for one', async () => {
    const options = { idempotencyKey: 'k3' };
    const both = [1, 2].map(() => scratch.as(me).send(AddNote, { text: 'slow' }, options));
    const [a, b] = await Promise.all(both);
    expect(a).toEqual(b);
    expect(await notesLike('slow')).toHaveLength(1);
  });

  it('belong to their user', async () => {
    const options = { idempotencyKey: 'k4' };
    await scratch.as(me).send(AddNote, { text: 'mine' }, options);
    await scratch.as(actor({ userId: 8 })).send(AddNote, { text: 'theirs' }, options);
    expect(await notesLike('theirs')).toHaveLength(1);
  });

  it('are free again after a failure', async () => {
    const options = { idempotencyKey: 'k5' };
    await expect(scratch.as(me).send(AddNote, { text: 'again', fail: true }, options)).rejects.toThrow();
    await expect(scratch.as(me).send(AddNote, { text: 'again', fail: true }, options)).rejects.toMatchObject({
      kind: 'conflict',
    });
  });
});

describe('pages', () => {
  const walk = async (sort: 'text' | 'id', desc: boolean): Promise<{ id: number; text: string }[]> => {
    const seen: { id: number; text: string }[] = [];
    let cursor: string | undefined;
    do {
      const page = await scratch.as(me).page(ListNotes, { sort, desc, cursor, limit: 7 });
      seen.push(...page.items);
      cursor = page.next ?? undefined;
    } while (cursor);
    return seen;
  };

  it.each([
    ['id', false],
    ['id', true],
    ['text', false],
    ['text', true],
  ] as const)('by %s (descending: %s) show every row once, in order', async (sort, desc) => {
    await scratch.db.rows(`INSERT INTO note (text) SELECT 'page ' || i % 5 FROM generate_series(1, 30) i`);
    const total = (await scratch.db.row<{ n: number }>('SELECT count(*) AS n FROM note'))!.n;
    const seen = await walk(sort, desc);
    expect(seen).toHaveLength(total);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(total);
    const keys = seen.map((note) => note[sort]);
    const sorted = [...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(keys).toEqual(desc ? sorted.reverse() : sorted);
  });

  it('tell the count of all matches', async () => {
    const { n } = (await scratch.db.row<{ n: number }>('SELECT count(*) AS n FROM note'))!;
    expect((await scratch.as(me).page(ListNotes, { limit: 1 })).total).toBe(String(n));
  });

  it.each(['nonsense', Buffer.from('{"s":"n.text","k":"a","id":1}').toString('base64url')])(
    'refuse a cursor that is not theirs: %s',
    async (cursor) => {
      await expect(scratch.as(me).page(ListNotes, { cursor })).rejects.toMatchObject({ kind: 'invalid' });
    },
  );
});
