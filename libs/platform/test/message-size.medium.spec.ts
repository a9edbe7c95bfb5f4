import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Log, NatsLink, registry } from '#platform';
import { actor, type TestService, testService } from '#testing';
import { Echo, ListNotes, Repeat, ScratchModule } from './scratch.js';

const KB = 1024;
const MB = 1024 * KB;

let scratch: TestService;
let link: NatsLink;
const me = actor();

beforeAll(async () => {
  scratch = await testService(ScratchModule);
  link = scratch.service.app.get(NatsLink);
});
afterAll(() => scratch.close());

/** Notes of so many bytes each, two to a letter. */
const write = (notes: number, bytes: number) =>
  scratch.db.rows(`INSERT INTO note (text) SELECT repeat('ж', $2) FROM generate_series(1, $1)`, [notes, bytes / 2]);
const empty = () => scratch.db.rows('TRUNCATE note');

interface Walk {
  ids: number[];
  sizes: number[];
  totals: Set<string>;
}

async function walk(limit: number, desc = false): Promise<Walk> {
  const seen: Walk = { ids: [], sizes: [], totals: new Set() };
  let cursor: string | undefined;
  do {
    const page = await scratch.as(me).page(ListNotes, { limit, cursor, desc });
    seen.ids.push(...page.items.map(({ id }) => id));
    seen.sizes.push(page.items.length);
    seen.totals.add(page.total);
    cursor = page.next ?? undefined;
  } while (cursor);
  return seen;
}

it('the broker takes 8 MB at a time, as it says to whoever connects', () => {
  expect(link.maxMessageBytes).toBe(8 * MB);
});

describe('a page that would be too large', () => {
  it.each([false, true])(
    'ends early, and the next ones have the rest, each row once (descending: %s)',
    async (desc) => {
      await empty();
      await write(50, 100 * KB);
      const { ids, sizes, totals } = await walk(200, desc);
      expect(sizes).toEqual([20, 20, 10]);
      expect(new Set(ids).size).toBe(50);
      expect(ids).toEqual([...ids].sort((a, b) => (desc ? b - a : a - b)));
      expect([...totals]).toEqual(['50']);
    },
  );

  it('is as long as was asked while it fits', async () => {
    await empty();
    await write(50, 100 * KB);
    expect((await walk(15)).sizes).toEqual([15, 15, 15, 5]);
  });

  it('has one row at least, though that is larger than a page', async () => {
    await empty();
    await write(1, KB);
    await write(2, 3 * MB);
    await write(1, KB);
    expect((await walk(200)).sizes).toEqual([1, 1, 1, 1]);
  });

  it('is refused in words, logged and counted where one row is larger than a message', async () => {
    await empty();
    await write(1, 9 * MB);
    const page = () => scratch.as(me).page(ListNotes, { limit: 200 });
    await expectTold(page, 'unsendable', 'The answer is too large to be sent. Please ask for less of it.');
  });
});

describe('what no message can carry', () => {
  it('as an answer is refused in words, logged and counted', () =>
    expectTold(
      () => scratch.as(me).send(Repeat, { times: 9 * MB }),
      'unsendable',
      'The answer is too large to be sent. Please ask for less of it.',
    ));

  it('as a request is refused in words, and the connection goes on', async () => {
    const text = 'x'.repeat(9 * MB);
    await expect(scratch.as(me).send(Echo, { text })).rejects.toMatchObject({ kind: 'too-large' });
    await expect(scratch.as(me).send(Echo, { text: 'x' })).resolves.toEqual({ text: 'x' });
  });

  it('is more than what just fits', async () => {
    const { text } = await scratch.as(me).send(Repeat, { times: 8 * MB - 100 });
    expect(text).toHaveLength(8 * MB - 100);
  });
});

async function expectTold(ask: () => Promise<unknown>, kind: string, message: string): Promise<void> {
  const log = scratch.service.app.get(Log);
  const lines: unknown[][] = [];
  const warn = log.warn.bind(log);
  log.warn = (...line: unknown[]) => void lines.push(line);
  const before = await counted(kind);
  await expect(ask())
    .rejects.toMatchObject({ kind, message })
    .finally(() => (log.warn = warn));
  expect(await counted(kind)).toBe(before + 1);
  const told = lines.map(([facts]) => String((facts as { err?: Error }).err?.message));
  expect(told).toContainEqual(expect.stringMatching(/^The answer has \d{7} bytes, more than the broker takes$/));
}

async function counted(kind: string): Promise<number> {
  const name = `failures_total{service="scratch",kind="${kind}",source="code"`;
  const line = (await registry.metrics()).split('\n').find((text) => text.startsWith(name));
  return Number(line?.split(' ').at(-1) ?? 0);
}
