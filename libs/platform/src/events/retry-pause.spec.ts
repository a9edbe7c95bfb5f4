import { expect, it } from '@jest/globals';
import { pauseAfter } from './retry-pause.js';

it('an event that fails waits twice as long each time, up to five minutes', () => {
  expect([1, 2, 3, 10, 1000].map((tries) => pauseAfter(tries, 500, false))).toEqual([
    500, 1000, 2000, 256_000, 300_000,
  ]);
});

it('an event that fails because something is away is tried again soon after it is back, however long that was', () => {
  expect([1, 3, 10, 1000].map((tries) => pauseAfter(tries, 500, true))).toEqual([500, 2000, 5000, 5000]);
});
