import { describe, expect, it } from '@jest/globals';
import { endOfTurn } from './end-of-turn.js';

describe('the end of a turn of the event loop', () => {
  it('is one for all who wait for it, and comes before anything else is done for one of them', async () => {
    const done: string[] = [];
    const send = async (name: string): Promise<void> => {
      await endOfTurn();
      done.push(name);
      queueMicrotask(() => done.push('written'));
    };
    await Promise.all([send('a'), Promise.resolve().then(() => send('b')), send('c')]);
    expect(done.slice(0, 3).sort()).toEqual(['a', 'b', 'c']);
  });

  it('comes again', async () => {
    const first = endOfTurn();
    await first;
    expect(endOfTurn()).not.toBe(first);
    await endOfTurn();
  });
});
