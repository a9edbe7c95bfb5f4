import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Turns } from './turns.js';

describe('turns', () => {
  let begun: string[];
  const take = (turns: Turns, ...names: string[]): void => {
    for (const name of names) turns.take(() => begun.push(name));
  };
  beforeEach(() => {
    begun = [];
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('begin so many at once, and one for each that has ended, in the order in which they came', () => {
    const turns = new Turns(2, 500);
    take(turns, 'a', 'b', 'c', 'd');
    expect(begun).toEqual(['a', 'b']);
    turns.ended();
    expect(begun).toEqual(['a', 'b', 'c']);
    turns.ended();
    turns.ended();
    turns.ended();
    take(turns, 'e');
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('are not begun while they are held, and then as many as may be at work', () => {
    const turns = new Turns(2, 500);
    turns.hold();
    take(turns, 'a', 'b', 'c');
    expect(begun).toEqual([]);
    jest.advanceTimersByTime(501);
    take(turns, 'd');
    turns.release();
    expect(begun).toEqual(['a', 'b']);
    turns.hold();
    turns.ended();
    turns.hurry();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('begin also those for whom nothing has ended in time, and then no more until few enough are at work', () => {
    const turns = new Turns(1, 500);
    take(turns, 'a', 'b');
    jest.advanceTimersByTime(300);
    take(turns, 'c', 'd');
    jest.advanceTimersByTime(201);
    turns.hurry();
    expect(begun).toEqual(['a', 'b']);
    turns.ended();
    expect(begun).toEqual(['a', 'b']);
    turns.ended();
    expect(begun).toEqual(['a', 'b', 'c']);
  });
});
