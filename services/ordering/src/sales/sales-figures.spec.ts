import { describe, expect, it } from '@jest/globals';
import { stepsOf } from './period.js';
import { salesFigures } from './sales-figures.js';

const PERIOD = { from: '2026-01-11', to: '2026-01-12' };
const STEPS = stepsOf(PERIOD);

describe('the figures of a period', () => {
  it('compare it with the days before, never over two currencies, the highest revenue first', () => {
    const placed = (isCurrent: boolean, currency: string, orders: number) => ({
      ...{ isCurrent, currency, orders, delivered: 1, valued: orders, value: orders * 1001 },
    });
    const sales = salesFigures(PERIOD, STEPS, {
      placed: [placed(true, 'USD', 3), placed(false, 'USD', 1), placed(true, 'EUR', 1)],
      delivered: [
        { part: 1, currency: 'USD', orders: 1, revenue: 500 },
        { part: 2, currency: 'USD', orders: 2, revenue: 700 },
        { part: 3, currency: 'EUR', orders: 1, revenue: 900 },
      ],
      accepted: [{ isCurrent: true, hours: 2.449 }],
    });
    expect(sales).toEqual({
      ...PERIOD,
      previousFrom: '2026-01-09',
      orders: { current: 4, previous: 1 },
      fulfilmentRate: { current: 50, previous: 100 },
      hoursToAccept: { current: 2.4, previous: null },
      currency: 'EUR',
      values: [
        {
          currency: 'EUR',
          revenue: { current: 900, previous: 0 },
          delivered: { current: 1, previous: 0 },
          averageOrder: { current: 1001, previous: null },
        },
        {
          currency: 'USD',
          revenue: { current: 700, previous: 500 },
          delivered: { current: 2, previous: 1 },
          averageOrder: { current: 1001, previous: 1001 },
        },
      ],
      points: [
        { from: '2026-01-11', to: '2026-01-11', values: [{ currency: 'USD', orders: 2, revenue: 700 }] },
        { from: '2026-01-12', to: '2026-01-12', values: [{ currency: 'EUR', orders: 1, revenue: 900 }] },
      ],
    });
  });

  it('say that there is nothing to compare, not that it is zero', () => {
    const sales = salesFigures(PERIOD, STEPS, { placed: [], delivered: [], accepted: [] });
    expect(sales).toMatchObject({
      orders: { current: 0, previous: 0 },
      fulfilmentRate: { current: null, previous: null },
      hoursToAccept: { current: null, previous: null },
      currency: 'USD',
      values: [],
    });
  });
});
