import { describe, expect, it } from '@jest/globals';
import { dailyOrders } from './daily-orders.js';

const NOW = new Date('2026-03-01T23:59:00Z');

describe('orders by day', () => {
  it('are thirty days, today the last, also those without any', () => {
    const days = dailyOrders([], NOW);
    expect(days).toHaveLength(30);
    expect([days[0]!.date, days[29]!.date]).toEqual(['2026-01-31', '2026-03-01']);
    expect(days[7]).toEqual({ date: '2026-02-07', count: 0, value: 0, currency: 'USD', values: [] });
  });

  it('never add currencies: the value is in the currency of most orders', () => {
    const days = dailyOrders(
      [
        { date: '2026-02-28', currency: 'EUR', count: 1, value: 900 },
        { date: '2026-03-01', currency: 'EUR', count: 1, value: 500 },
        { date: '2026-03-01', currency: 'JPY', count: 3, value: 70 },
      ],
      NOW,
    );
    expect(days[28]).toMatchObject({ count: 1, value: 0, currency: 'JPY', values: [{ currency: 'EUR', value: 900 }] });
    expect(days[29]).toMatchObject({
      count: 4,
      value: 70,
      values: [
        { currency: 'EUR', value: 500 },
        { currency: 'JPY', value: 70 },
      ],
    });
  });
});
