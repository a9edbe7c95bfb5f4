import { expect, it } from '@jest/globals';
import { inTurn } from './in-turn';

it('runs jobs in their order, so many at once', async () => {
  const run = inTurn(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  for (const job of [0, 1, 2, 3]) {
    run(() => {
      begun.push(job);
      return new Promise((resolve) => ends.push(resolve));
    });
  }
  expect(begun).toEqual([0, 1]);
  ends[1]!();
  await new Promise((resolve) => setTimeout(resolve));
  expect(begun).toEqual([0, 1, 2]);
  ends[0]!();
  ends[2]!();
  await new Promise((resolve) => setTimeout(resolve));
  expect(begun).toEqual([0, 1, 2, 3]);
});
