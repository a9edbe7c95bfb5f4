import { describe, expect, it } from '@jest/globals';
import { dailyOrders } from './daily-orders.js';

const DAYS = ['2026-02-27', '2026-02-28', '2026-03-01'];

describe('orders by day', () => {
  it('are there for every day, also one without any', () => {
    const days = dailyOrders([], DAYS);
    expect(days.map(({ date }) => date)).toEqual(DAYS);
    expect(days[1]).toEqual({ date: '2026-02-28', count: 0, value: 0, currency: 'USD', values: [] });
  });

  it('never add currencies: the value is in the currency of most orders', () => {
    const days = dailyOrders(
      [
        { day: 2, currency: 'EUR', count: 1, value: 900 },
        { day: 3, currency: 'EUR', count: 1, value: 500 },
        { day: 3, currency: 'JPY', count: 3, value: 70 },
      ],
      DAYS,
    );
    expect(days[1]).toMatchObject({ count: 1, value: 0, currency: 'JPY', values: [{ currency: 'EUR', value: 900 }] });
    expect(days[2]).toMatchObject({
      count: 4,
      value: 70,
      values: [
        { currency: 'EUR', value: 500 },
        { currency: 'JPY', value: 70 },
      ],
    });
  });
});
