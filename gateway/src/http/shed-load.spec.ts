import { describe, expect, it } from '@jest/globals';
import { LoadLimit } from './shed-load.js';

/** How many of so many are let in. */
function admitted(limit: LoadLimit, asked: number): number {
  let begun = 0;
  for (; begun < asked && limit.allowsMore; begun++) limit.begun();
  return begun;
}
const answer = (limit: LoadLimit, times: number): void => {
  for (let n = 0; n < times; n++) limit.answered();
};

describe('the limit of requests at a time', () => {
  it('lets the least in after a quiet time, and no more', () => {
    expect(admitted(new LoadLimit(20), 50)).toBe(20);
  });

  it('lets one in for each that is answered', () => {
    const limit = new LoadLimit(20);
    admitted(limit, 20);
    answer(limit, 3);
    expect(admitted(limit, 50)).toBe(3);
  });

  it('becomes what is answered in 0.8 seconds, and less again when less is', () => {
    const limit = new LoadLimit(20);
    const second = (answers: number): void => {
      for (let n = 0; n < 4; n++) {
        for (let m = 0; m < answers / 4; m++) answer(limit, admitted(limit, 1));
        limit.sample();
      }
    };
    for (let n = 0; n < 10; n++) second(400);
    expect(admitted(limit, 1000)).toBe(320);
    answer(limit, 320);
    for (let n = 0; n < 10; n++) second(0);
    expect(admitted(limit, 1000)).toBe(20);
  });
});
