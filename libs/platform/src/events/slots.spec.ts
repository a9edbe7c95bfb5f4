import { describe, expect, it } from '@jest/globals';
import { Slots } from './slots.js';

describe('slots', () => {
  it('let in as many as there are, then one for each that leaves, first come first', async () => {
    const slots = new Slots(2);
    const inside: string[] = [];
    const enter = async (name: string): Promise<void> => {
      await slots.take();
      inside.push(name);
    };
    await Promise.all([enter('a'), enter('b')]);
    const later = [enter('c'), enter('d')];
    await Promise.resolve();
    expect(inside).toEqual(['a', 'b']);
    slots.release();
    await later[0];
    expect(inside).toEqual(['a', 'b', 'c']);
    slots.release();
    await later[1];
    expect(inside).toEqual(['a', 'b', 'c', 'd']);
  });
});
