import { expect, it } from '@jest/globals';
import { LifeCycle } from './life-cycle.js';

it('a life goes forward only: a start that ends after the order to stop is not ready', () => {
  const life = new LifeCycle();
  expect(life.phase).toBe('starting');
  expect(life.advance('draining')).toBe(true);
  expect(life.advance('ready')).toBe(false);
  expect(life.advance('draining')).toBe(false);
  expect(life.phase).toBe('draining');
});
