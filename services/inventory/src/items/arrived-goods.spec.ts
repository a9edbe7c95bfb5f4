import { describe, expect, it } from '@jest/globals';
import { unitsToStock } from './arrived-goods.js';

describe('units of a received line that go into stock', () => {
  it.each([
    ['all where everything imported was known', { quantity: 10, outstanding: 10, importedVersion: 2 }, 10],
    ['all where it was meant to count again', { quantity: 10 }, 10],
    ['what is outstanding without what was imported since', { quantity: 10, outstanding: 20, importedVersion: 1 }, 8],
    ['none where all of it was imported', { quantity: 5, outstanding: 10, importedVersion: 1 }, 0],
    ['all where enough is outstanding besides', { quantity: 6, outstanding: 20, importedVersion: 0 }, 6],
  ])('are %s', (_, line, units) => {
    expect(unitsToStock(line, { imported: 12, importedVersion: 2 })).toBe(units);
  });
});
