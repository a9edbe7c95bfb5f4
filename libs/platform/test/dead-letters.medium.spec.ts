import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type DeadLetter, listDeadLetters } from '#platform';
import { actor, type TestService, testService, until } from '#testing';
import { handler, LETTERS, ScratchModule, Told } from './scratch.js';

const run = promisify(execFile);
/** What `npm run dead-letters` starts; from dist/, as operators have it. */
const COMMAND = join(process.cwd(), 'dist/libs/platform/src/events/replay.js');

let scratch: TestService;
beforeAll(async () => {
  scratch = await testService(ScratchModule);
});
afterAll(() => scratch.close());
beforeEach(async () => {
  handler.healed = false;
  await scratch.db.rows('TRUNCATE dead_letter');
});

const command = async (...args: string[]): Promise<string> =>
  (await run(process.execPath, [COMMAND, ...args], { env: { ...process.env, ...scratch.environment } })).stdout.trim();

it('the command lists what is parked and sends one letter again, to its service alone', async () => {
  await scratch.publish(Told, { text: 'hard to digest', poison: true });
  await scratch.publish(Told, { text: 'just as hard', poison: true });
  await until(async () => (await listDeadLetters(scratch.db)).length === 2, 'both events to be parked');

  const [first, second] = JSON.parse(await command('scratch', 'list')) as DeadLetter[];
  expect([first, second]).toMatchObject([{ subject: Told.subject, error: 'indigestible' }, { subject: Told.subject }]);

  handler.healed = true;
  expect(await command('scratch', 'replay', String(first!.id))).toBe('1 sent again');
  const { text } = first!.envelope.data as { text: string };
  const noted = (): Promise<unknown[]> => scratch.db.rows('SELECT 1 FROM note WHERE text = $1', [text]);
  await until(async () => (await noted()).length === 1, 'the letter to be handled');
  expect(await listDeadLetters(scratch.db)).toMatchObject([{ id: second!.id }]);
  // Told as a decision of an administrator's, for the audit log.
  await scratch.waitForEvent(LETTERS.decided, ({ id }) => id === first!.id);
  expect(scratch.published(LETTERS.decided).filter(({ id }) => id === first!.id)).toEqual([
    { decision: 'replayed', id: first!.id, kind: 'event', subject: Told.subject, error: 'indigestible' },
  ]);
});

it('the command says how it is used when a word is wrong', async () => {
  expect(await command('scratch', 'burn')).toBe('usage: dead-letters SERVICE list | replay [ID]');
  expect(await command('nobody', 'list')).toMatch(/^usage:/);
});

describe('administrators', () => {
  const admin = actor({ userId: 41, role: 'admin' });
  const desk = () => scratch.as(admin);
  const all = { limit: 10, before: null };
  const park = async (...texts: string[]): Promise<void> => {
    for (const text of texts) {
      await scratch.publish(Told, { text, poison: true }, { actor: actor({ userId: 7 }) });
    }
    await until(async () => (await listDeadLetters(scratch.db)).length === texts.length, 'them to be parked');
  };
  const noted = (text: string): Promise<unknown[]> => scratch.db.rows('SELECT 1 FROM note WHERE text = $1', [text]);

  it('see of what is too long for a list how long it is: all that a page has fits into one message', async () => {
    const text = 'x'.repeat(100_000);
    await park(text);
    const { letters } = await desk().send(LETTERS.list, all);
    expect(letters.map(({ data }) => data)).toEqual([{ leftOut: 'Too long to be shown: 100025 letters' }]);
    handler.healed = true;
    await desk().send(LETTERS.decide, { id: letters[0]!.id, decision: 'replayed' });
    expect(await scratch.db.rows('SELECT 1 FROM note WHERE text = $1', [text])).toHaveLength(1);
  });

  it('see what was parked, newest first, a page at a time, without what is named like a secret', async () => {
    await park('one', 'two', 'three');
    await scratch.db.rows(`
      UPDATE dead_letter SET parked_at = '2026-11-02T10:00:00.123Z',
        envelope = jsonb_set(envelope::jsonb, '{data,accessToken}', '"ty_hidden"')`);
    const first = await desk().send(LETTERS.list, { limit: 2, before: null });
    const { parkedAt, id } = first.letters[1]!;
    const rest = await desk().send(LETTERS.list, { limit: 2, before: { parkedAt, id } });
    const letters = [...first.letters, ...rest.letters];
    expect(letters.map(({ id }) => id)).toEqual((await listDeadLetters(scratch.db)).map(({ id }) => id).reverse());
    expect([first.total, rest.total]).toEqual([3, 3]);
    expect(letters[0]).toEqual({
      id: expect.any(Number),
      kind: 'event',
      subject: Told.subject,
      error: 'indigestible',
      tries: 3,
      parkedAt: '2026-11-02T10:00:00.123Z',
      occurredAt: expect.stringMatching(/Z$/),
      requestId: expect.any(String),
      actorId: 7,
      data: { text: expect.any(String), poison: true, accessToken: '(not shown)' },
    });
  });

  it('replay one: it is handled, and an event names who did', async () => {
    await park('mended');
    const [letter] = (await desk().send(LETTERS.list, all)).letters;
    handler.healed = true;
    await desk().send(LETTERS.decide, { id: letter!.id, decision: 'replayed' });
    expect(await noted('mended')).toHaveLength(1);
    const { id, kind, subject, error } = letter!;
    const told = { decision: 'replayed', id, kind, subject, error };
    await scratch.waitForEvent(LETTERS.decided, (decided) => decided.id === id);
    expect(scratch.published(LETTERS.decided)).toContainEqual(told);
    expect(await listDeadLetters(scratch.db)).toEqual([]);
  });

  it('replay one that is still indigestible: they are told why, and it stays', async () => {
    await park('still bad');
    const [letter] = (await desk().send(LETTERS.list, all)).letters;
    await expect(desk().send(LETTERS.decide, { id: letter!.id, decision: 'replayed' })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'It failed again: indigestible',
    });
    expect(await noted('still bad')).toEqual([]);
    expect(await listDeadLetters(scratch.db)).toMatchObject([{ id: letter!.id, tries: letter!.tries + 1 }]);
    expect(await scratch.db.rows(`SELECT FROM outbox WHERE subject = $1`, [LETTERS.decided.subject])).toEqual([]);
    expect(scratch.published(LETTERS.decided).filter(({ id }) => id === letter!.id)).toEqual([]);
  });

  it('drop one, and of eight who decide at once one does', async () => {
    await park('gone');
    const [letter] = (await desk().send(LETTERS.list, all)).letters;
    const decide = () => desk().send(LETTERS.decide, { id: letter!.id, decision: 'dropped' });
    const answers = await Promise.allSettled(Array.from({ length: 8 }, decide));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.every(({ reason }) => (reason as { kind: string }).kind === 'not-found')).toBe(true);
    expect(await noted('gone')).toEqual([]);
    expect(await listDeadLetters(scratch.db)).toEqual([]);
    await scratch.waitForEvent(LETTERS.decided, ({ id }) => id === letter!.id);
    expect(scratch.published(LETTERS.decided).filter(({ id }) => id === letter!.id)).toHaveLength(1);
  });

  it('alone may: others neither see nor decide', async () => {
    await park('secret');
    const [letter] = (await desk().send(LETTERS.list, all)).letters;
    for (const role of ['buyer', 'seller'] as const) {
      const other = scratch.as(actor({ userId: 7, role }));
      await expect(other.send(LETTERS.list, all)).rejects.toMatchObject({ kind: 'forbidden' });
      const decided = other.send(LETTERS.decide, { id: letter!.id, decision: 'dropped' });
      await expect(decided).rejects.toMatchObject({ kind: 'forbidden' });
    }
    expect(await listDeadLetters(scratch.db)).toHaveLength(1);
  });
});
