import { expect, it } from '@jest/globals';
import { formatDay } from '../../lib/dates';
import { byDay } from './days';

const at = (day: number, hour: number) => ({ createdAt: new Date(2026, 2, day, hour).toISOString() });

it('messages stand under the day they were written on, also over a change of the month', () => {
  const now = new Date(2026, 2, 1, 9);
  const items = [at(-3, 10), at(-3, 23), at(0, 0), at(0, 23), at(1, 0), at(1, 8)];
  expect(byDay(items, now)).toEqual([
    { label: formatDay(items[0]!.createdAt), items: items.slice(0, 2) },
    { label: 'Yesterday', items: items.slice(2, 4) },
    { label: 'Today', items: items.slice(4) },
  ]);
  expect(byDay([], now)).toEqual([]);
});
