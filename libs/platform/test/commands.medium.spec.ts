import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Call, Commands, conflict, Db, impossible, listDeadLetters, notFound, unavailable } from '#platform';
import { actor, type TestService, testService, until } from '#testing';
import { AskForLamp, LampModule, LETTERS, SwitchOn } from './lamps.js';

const me = actor({ userId: 7, impersonatorId: 3 });

/** What the other service does when it is asked; the keys it has worked under, with what it was sent. */
let answer: (input: { room: string }, call: Call) => unknown;
const sent: { key: string; input: unknown; by: unknown }[] = [];

let lamps: TestService;
let commands: Commands;
beforeAll(async () => {
  lamps = await testService(LampModule, { EVENT_TRIES: '3', EVENT_BACKOFF_MS: '1' });
  commands = lamps.service.app.get(Commands);
  await lamps.fake(SwitchOn, (input, call) => {
    sent.push({ key: call.idempotencyKey!, input, by: call.actor });
    return answer(input, call) as { lampId: number };
  });
});
afterAll(() => lamps.close());
beforeEach(async () => {
  sent.length = 0;
  answer = () => ({ lampId: 12 });
  await lamps.db.rows('TRUNCATE command, dead_letter, lamp');
});

const ask = (room: string): Promise<unknown> => lamps.as(me).send(AskForLamp, { room });
const lampOf = (room: string): Promise<{ lamp_id: number | null; trouble: string | null } | undefined> =>
  lamps.db.row('SELECT lamp_id, trouble FROM lamp WHERE room = $1', [room]);
const commandOf = (room: string) =>
  lamps.db.row<{ id: string; state: string; tries: number; wait: number }>(
    `SELECT id, state, tries, extract(epoch FROM next_try_at - now())::float8 AS wait FROM command WHERE key = $1`,
    [room],
  );
/** As if everybody had waited long enough. */
const timePasses = () =>
  lamps.db.rows(`UPDATE command SET next_try_at = now() - interval '1 second', leased_until = '-infinity'`);
const sweepLater = async (): Promise<void> => {
  await timePasses();
  await commands.sweep();
};

describe('a command', () => {
  it('is sent under its key, in its actor’s name, and concluded in one transaction', async () => {
    await ask('hall');
    expect(sent).toEqual([{ key: 'hall', input: { room: 'hall' }, by: me }]);
    expect(await lampOf('hall')).toEqual({ lamp_id: 12, trouble: null });
    expect(await commandOf('hall')).toMatchObject({ state: 'done' });
  });

  it('whose transaction rolls back is never sent', async () => {
    const db = lamps.service.app.get(Db);
    const rolledBack = db.transaction(async (tx) => {
      await commands.add(tx, SwitchOn, { room: 'attic' }, { key: 'attic', actor: me });
      throw conflict('No');
    });
    await expect(rolledBack).rejects.toMatchObject({ kind: 'conflict' });
    await sweepLater();
    expect(sent).toEqual([]);
  });

  it('whose answer is lost is sent again as it was, by the sweep', async () => {
    answer = () => {
      throw unavailable(new Error('away'));
    };
    await expect(ask('porch')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await lampOf('porch')).toEqual({ lamp_id: null, trouble: null });
    answer = () => ({ lampId: 9 });
    await sweepLater();
    expect(await lampOf('porch')).toEqual({ lamp_id: 9, trouble: null });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('of a process that died before it asked is sent by the sweep', async () => {
    await lamps.service.app
      .get(Db)
      .transaction((tx) => commands.add(tx, SwitchOn, { room: 'shed' }, { key: 'shed', actor: me }));
    await commands.sweep();
    expect(sent).toEqual([]); // whoever added it has a while to try it
    await sweepLater();
    expect(await commandOf('shed')).toMatchObject({ state: 'done' });
  });

  it('is taken by one at a time: eight at once ask once and all know the outcome', async () => {
    let asking = 0;
    answer = async () => {
      asking++;
      await until(() => lamps.db.row('SELECT 1 FROM command'), 'the command to stand');
      return { lampId: 1 };
    };
    await Promise.all(Array.from({ length: 8 }, () => ask('kitchen')));
    expect(asking).toBe(1);
    expect(await lampOf('kitchen')).toEqual({ lamp_id: 1, trouble: null });
  });

  it('that is refused is told so, and may be given again', async () => {
    answer = () => {
      throw notFound('No such room');
    };
    await expect(ask('moon')).rejects.toMatchObject({ kind: 'not-found', message: 'No such room' });
    expect(await lampOf('moon')).toEqual({ lamp_id: null, trouble: 'No such room' });
    answer = () => ({ lampId: 5 });
    await ask('moon');
    expect(await lampOf('moon')).toEqual({ lamp_id: 5, trouble: null });
  });

  it('whose key was used with something else is no refusal: it goes to the dead letters at once and keeps its key', async () => {
    answer = () => {
      throw impossible('Idempotency-Key was used with another request', { reason: 'idempotency-key-reused' });
    };
    await expect(ask('cellar')).rejects.toMatchObject({ kind: 'impossible' });
    expect(await lampOf('cellar')).toEqual({ lamp_id: null, trouble: null });
    expect(await listDeadLetters(lamps.db)).toMatchObject([
      { handler: 'command', subject: SwitchOn.subject, tries: 1, envelope: { data: { room: 'cellar' }, actor: me } },
    ]);
    await expect(ask('cellar')).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('operator'),
    });
    expect(sent).toHaveLength(1);
  });

  it('that keeps failing waits longer each time and ends among the dead letters', async () => {
    answer = () => {
      throw conflict('Stuck');
    };
    const waits: number[] = [];
    await expect(ask('loft')).rejects.toMatchObject({ kind: 'conflict' });
    waits.push((await commandOf('loft'))!.wait);
    await sweepLater();
    waits.push((await commandOf('loft'))!.wait);
    expect(await commandOf('loft')).toMatchObject({ state: 'open', tries: 2 });
    await sweepLater();
    expect(await commandOf('loft')).toMatchObject({ state: 'dead', tries: 3 });
    expect(await listDeadLetters(lamps.db)).toMatchObject([{ handler: 'command', error: 'Stuck', tries: 3 }]);
    expect(await lampOf('loft')).toEqual({ lamp_id: null, trouble: null });
    await sweepLater();
    expect(sent).toHaveLength(3);
  });

  it('to a service that is away is kept, however often it is tried', async () => {
    answer = () => {
      throw unavailable(new Error('away'));
    };
    await expect(ask('tower')).rejects.toMatchObject({ kind: 'unavailable' });
    for (let round = 0; round < 10; round++) await sweepLater();
    expect(await commandOf('tower')).toMatchObject({ state: 'open', tries: 11 });
    answer = () => ({ lampId: 2 });
    await sweepLater();
    expect(await lampOf('tower')).toEqual({ lamp_id: 2, trouble: null });
  });

  it('whose conclusion fails is asked again and concluded later', async () => {
    answer = () => ({ lampId: -1 }); // the table refuses it
    await expect(ask('pantry')).rejects.toThrow();
    expect(await lampOf('pantry')).toEqual({ lamp_id: null, trouble: null });
    answer = () => ({ lampId: 4 });
    await sweepLater();
    expect(await lampOf('pantry')).toEqual({ lamp_id: 4, trouble: null });
  });
});

describe('a command among the dead letters', () => {
  const admin = actor({ userId: 1, role: 'admin' });
  const bury = async (room: string): Promise<number> => {
    answer = () => {
      throw impossible('Idempotency-Key was used with another request', { reason: 'idempotency-key-reused' });
    };
    await expect(ask(room)).rejects.toMatchObject({ kind: 'impossible' });
    const { letters } = await lamps.as(admin).send(LETTERS.list, { limit: 10, before: null });
    expect(letters).toMatchObject([{ kind: 'command', subject: SwitchOn.subject, actorId: me.userId, data: { room } }]);
    return letters[0]!.id;
  };

  it('that an administrator drops ends as refused, and what waits for it may be asked for again', async () => {
    const id = await bury('barn');
    await lamps.as(admin).send(LETTERS.decide, { id, decision: 'dropped' });
    expect(await commandOf('barn')).toMatchObject({ state: 'refused' });
    expect((await lampOf('barn'))!.trouble).toMatch(/administrator has given it up/);
    answer = () => ({ lampId: 3 });
    await ask('barn');
    expect(await lampOf('barn')).toEqual({ lamp_id: 3, trouble: null });
  });

  it('that an administrator replays goes on as it was written', async () => {
    const id = await bury('mill');
    answer = () => ({ lampId: 8 });
    await lamps.as(admin).send(LETTERS.decide, { id, decision: 'replayed' });
    await sweepLater();
    expect(await lampOf('mill')).toEqual({ lamp_id: 8, trouble: null });
    expect(sent[1]).toEqual(sent[0]);
  });

  it('of more than four weeks ago is not replayed: its key may be forgotten', async () => {
    const id = await bury('hut');
    await lamps.db.rows(`UPDATE command SET created_at = now() - interval '29 days'`);
    await expect(lamps.as(admin).send(LETTERS.decide, { id, decision: 'replayed' })).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect(await listDeadLetters(lamps.db)).toHaveLength(1);
    expect(await commandOf('hut')).toMatchObject({ state: 'dead' });
  });
});

it('a hundred good commands go through beside some that fail for ever', async () => {
  answer = ({ room }) => {
    if (room.startsWith('bad')) throw unavailable(new Error('away'));
    return { lampId: 1 };
  };
  const rooms = [
    ...Array.from({ length: 250 }, (_, n) => `bad ${n}`),
    ...Array.from({ length: 100 }, (_, n) => `good ${n}`),
  ];
  await lamps.service.app.get(Db).transaction(async (tx) => {
    for (const room of rooms) {
      await tx.changed('INSERT INTO lamp (room) VALUES ($1)', [room]);
      await commands.add(tx, SwitchOn, { room }, { key: room, actor: me, context: { room } });
    }
  });
  // The bad ones are always first in the row, and more than one sweep takes.
  await lamps.db.rows(`UPDATE command SET next_try_at = now() - interval '1 hour', tries = 12 WHERE key LIKE 'bad%'`);
  await lamps.db.rows(`UPDATE command SET next_try_at = now() - interval '1 second' WHERE key LIKE 'good%'`);
  await commands.sweep();
  await commands.sweep();
  // The service's own sweep may have come between and have some of them in hand.
  const inHand = `SELECT 1 FROM command WHERE state = 'open' AND leased_until > now()`;
  await until(async () => (await lamps.db.rows(inHand)).length === 0, 'what another sweep has begun to end');
  expect(await lamps.db.row(`SELECT count(*) AS n FROM lamp WHERE lamp_id = 1`)).toEqual({ n: 100 });
  expect(await lamps.db.row(`SELECT count(*) AS n FROM command WHERE state = 'open'`)).toEqual({ n: 250 });
});
