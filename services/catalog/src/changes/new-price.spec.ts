import { describe, expect, it } from '@jest/globals';
import { MAX_INT } from '#contracts';
import { newPrice, type PriceChange } from './new-price.js';

describe('a new price', () => {
  it.each<[string, number, PriceChange, number]>([
    ['7.5% more', 1000, { percent: 7.5 }, 1075],
    ['half a cent, which is rounded up', 105, { percent: 10 }, 116],
    ['less than half a cent', 104, { percent: 10 }, 114],
    ['a percentage that no binary number holds', 1000, { percent: 8.35 }, 1084],
    ['a third less', 999, { percent: -33.33 }, 666],
    ['half a cent less, which is rounded up as well', 101, { percent: -50 }, 51],
    ['everything off', 999, { percent: -100 }, 0],
    ['nothing to raise', 0, { percent: 1000 }, 0],
    ['the dearest there is', MAX_INT, { percent: 1000 }, MAX_INT * 11],
    ['an amount more', 999, { amount: 51 }, 1050],
    ['more off than it costs', 30, { amount: -50 }, -20],
    ['one price for all', 999, { price: 0 }, 0],
  ])('of %s', (_what, cents, change, expected) => {
    expect(newPrice(cents, change)).toBe(expected);
  });
});
