import { describe, expect, it, jest } from '@jest/globals';
import type { Db } from './db.js';
import { areOften, commonWords } from './word-shares.js';

const TEXTS = Array.from(
  { length: 100 },
  (_, i) => `bolt type ${i}${i % 2 === 0 ? ' zinc' : ''}${i % 3 === 0 ? ' hex' : ''}`,
);
const COLUMN = { table: 'products', column: 'search_text' };

/** A database whose statistics keep these texts, and how often it was asked for them. */
function database(texts: string[]): { db: Db; asked: () => number } {
  let asked = 0;
  const rows = () => {
    asked++;
    return Promise.resolve(texts.map((text) => ({ text })));
  };
  return { db: { rows } as unknown as Db, asked: () => asked };
}

describe('the words that are of no use in an index', () => {
  it.each<[string[], string[]]>([
    [['type', '777'], ['type']],
    [['zinc', 'hex'], ['zinc']],
    [['hex', '777'], []],
    // All of them: one has to find the rows.
    [['bolt', 'type'], []],
    [['bolt'], []],
  ])('of %j are %j, which half of the texts have', async (words, common) => {
    expect([...(await commonWords(database(TEXTS).db, COLUMN, words))]).toEqual(common);
  });

  it('are asked for once, not with each search', async () => {
    const { db, asked } = database(TEXTS);
    for (let i = 0; i < 3; i++) await commonWords(db, COLUMN, ['type', '777']);
    expect(asked()).toBe(1);
  });

  it('are not told by a few texts, which are asked for again in a minute', async () => {
    const texts = TEXTS.slice(0, 10);
    const { db, asked } = database(texts);
    const words = ['type', '777'];
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    try {
      for (let i = 0; i < 3; i++) expect((await commonWords(db, COLUMN, words)).size).toBe(0);
      expect(asked()).toBe(1);
      texts.push(...TEXTS.slice(10));
      now.mockReturnValue(60_000);
      expect((await commonWords(db, COLUMN, words)).size).toBe(1);
    } finally {
      now.mockRestore();
    }
  });
});

describe('words that many rows have', () => {
  it.each<[string[][], boolean]>([
    [[['zinc']], true],
    [[['zinc'], ['type 7']], true],
    // Each with its meanings, of which one is enough.
    [[['zink', 'zinc'], ['hex']], true],
    [[['zinc'], ['777']], false],
    [[['type 77']], false],
  ])('%j: %j, as a twenty-fifth of the texts tells', async (words, isOften) => {
    expect(await areOften(database(TEXTS).db, COLUMN, words)).toBe(isOften);
  });

  it('are all words while hardly any texts are known', async () => {
    expect(await areOften(database(TEXTS.slice(0, 10)).db, COLUMN, [['nothing']])).toBe(true);
  });
});
