import { describe, expect, it } from '@jest/globals';
import { periodBefore, periodOf, stepsOf } from './period.js';

const TODAY = '2026-03-10';

describe('the period of sales', () => {
  it('is the last thirty days unless told otherwise', () => {
    expect(periodOf({}, TODAY)).toEqual({ from: '2026-02-09', to: '2026-03-10' });
    expect(periodOf({ to: '2026-01-31' }, TODAY)).toEqual({ from: '2026-01-02', to: '2026-01-31' });
  });

  it('is compared with as many days right before', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-10' })).toEqual({ from: '2026-02-19', to: '2026-02-28' });
    expect(periodBefore({ from: '2026-03-10', to: '2026-03-10' })).toEqual({ from: '2026-03-09', to: '2026-03-09' });
  });

  it.each([
    [{ from: '2026-03-11', to: '2026-03-10' }, 'The period cannot end before it begins'],
    [{ from: '2025-03-09', to: '2026-03-10' }, 'The period can have 366 days at most'],
    [{ from: '1999-12-31', to: '2000-01-01' }, 'The period cannot begin before 2000-01-01'],
    [{ to: '9999-12-31' }, 'The period cannot end after 9998-12-31'],
    [{ from: '0000-01-01', to: '2026-03-10' }, 'The period cannot begin before 2000-01-01'],
  ])('%j is none', (input, message) => {
    expect(() => periodOf(input, TODAY)).toThrow(message);
  });

  it('is shown by days, by weeks, by months, and no day is left out or counted twice', () => {
    const lengths = (from: string, to: string): number[] =>
      stepsOf({ from, to }).map((step) => (Date.parse(step.to) - Date.parse(step.from)) / 86_400_000 + 1);
    expect(lengths('2026-01-01', '2026-01-31')).toEqual(Array(31).fill(1));
    expect(lengths('2026-01-01', '2026-02-01')).toEqual([7, 7, 7, 7, 4]);
    expect(lengths('2025-12-20', '2026-06-25')).toEqual([12, 31, 28, 31, 30, 31, 25]);
  });
});
