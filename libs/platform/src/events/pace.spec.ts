import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Pace } from './pace.js';

let pace: Pace;
let passed: number;
beforeEach(() => {
  jest.useFakeTimers();
  pace = new Pace(100);
  passed = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (isDue?: boolean) => pace.pass(isDue).then(() => (passed += 1));

it('lets pass at once after a quiet moment, and then no sooner than it may', async () => {
  await pass();
  void pass();
  await jest.advanceTimersByTimeAsync(99);
  expect(passed).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(passed).toBe(2);
  await jest.advanceTimersByTimeAsync(100);
  await pass();
  expect(passed).toBe(3);
});

it('lets what is due pass at once, and makes what follows wait for it', async () => {
  await pass();
  await pass(true);
  void pass();
  await jest.advanceTimersByTimeAsync(99);
  expect(passed).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(passed).toBe(3);
});
