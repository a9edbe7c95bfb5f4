import { describe, expect, it } from '@jest/globals';
import { type Counted, decided, keptCounts, markMoved } from './stocktake';

const BOLT: Counted = { itemId: 1, name: 'Bolt', counted: 12, expected: 10 };
const NUT: Counted = { itemId: 2, name: 'Nut', counted: 3, expected: 3 };

describe('a count whose item has moved meanwhile', () => {
  const moved = markMoved([BOLT, NUT], [{ itemId: 1, currentStock: 7 }]);

  it('is marked with what the stock is now', () => {
    expect(moved).toEqual([{ ...BOLT, movedTo: 7 }, NUT]);
  });

  it('holds as it was counted', () => {
    expect(decided(moved, 1, 'count')).toEqual([{ ...BOLT, counted: 12, expected: 7 }, NUT]);
  });

  it('holds by its difference, and never below nothing', () => {
    expect(decided(moved, 1, 'difference')).toEqual([{ ...BOLT, counted: 9, expected: 7 }, NUT]);
    const gone = markMoved([{ ...BOLT, counted: 2 }], [{ itemId: 1, currentStock: 1 }]);
    expect(decided(gone, 1, 'difference')[0]!.counted).toBe(0);
  });

  it('is left out', () => {
    expect(decided(moved, 1, 'drop')).toEqual([NUT]);
  });

  it('is decided only where it has moved', () => {
    expect(decided(moved, 2, 'drop')).toEqual(moved);
  });
});

it('takes up kept counts, and nothing that is none', () => {
  expect(keptCounts(JSON.stringify([BOLT, NUT]))).toEqual([BOLT, NUT]);
  for (const text of [
    null,
    '',
    '{',
    'null',
    '{}',
    '[null, 7, {"itemId": 1}]',
    '[{"itemId":1,"name":"x","counted":-1,"expected":0}]',
  ]) {
    expect(keptCounts(text)).toEqual([]);
  }
});
