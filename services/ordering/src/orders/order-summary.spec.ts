import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '#contracts';
import { summarise } from './order-summary.js';

const MONTH = '2026-02';
const row = (month: string, status: OrderStatus, orders: number, total: number, currency = 'USD') => ({
  month,
  status,
  currency,
  orders,
  total,
});
const FIGURES = [
  row('2024-01', 'delivered', 1, 1000),
  row('2026-01', 'delivered', 2, 300),
  row('2026-01', 'rejected', 1, 70),
  row('2026-02', 'pending', 3, 90),
  row('2026-02', 'cancelled', 1, 5),
  row('2026-02', 'draft', 4, 4000),
];

describe('the order summary', () => {
  it('counts drafts apart, and values what did not come to nothing', () => {
    expect(summarise(FIGURES, 'buyer', MONTH, 2)).toMatchObject({
      total: 8,
      thisMonth: 4,
      pending: 3,
      completed: 3,
      drafts: 4,
      totalValue: 1390,
      byStatus: { draft: 4, pending: 3, confirmed: 0, delivered: 3, cancelled: 1, rejected: 1 },
      revenue: null,
      potentialRevenue: null,
      fulfilmentRate: null,
      suppliersThisMonth: 2,
    });
  });

  it('tells a seller the revenue', () => {
    expect(summarise(FIGURES, 'seller', MONTH, 2)).toMatchObject({
      revenue: 1300,
      potentialRevenue: 90,
      fulfilmentRate: 38,
    });
  });

  it('has twelve months, the current one last', () => {
    const { monthly } = summarise(FIGURES, 'buyer', MONTH, 2);
    expect(monthly.map(({ month }) => month)).toEqual([
      '2025-03',
      '2025-04',
      '2025-05',
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
    expect(monthly.slice(-2)).toEqual([
      { month: '2026-01', orders: 3, total: 300, values: [{ currency: 'USD', orders: 2, total: 300 }] },
      { month: '2026-02', orders: 4, total: 90, values: [{ currency: 'USD', orders: 3, total: 90 }] },
    ]);
  });

  it('never adds two currencies: each has its sums, and the single figures are those of the currency of most orders', () => {
    const figures = [...FIGURES, row('2026-02', 'delivered', 1, 9000, 'JPY'), row('2026-02', 'pending', 1, 50, 'EUR')];
    const summary = summarise(figures, 'seller', MONTH, 2);
    expect(summary).toMatchObject({
      total: 10,
      currency: 'USD',
      totalValue: 1390,
      revenue: 1300,
      potentialRevenue: 90,
    });
    expect(summary.values).toEqual([
      { currency: 'USD', totalValue: 1390, revenue: 1300, potentialRevenue: 90 },
      { currency: 'EUR', totalValue: 50, revenue: 0, potentialRevenue: 50 },
      { currency: 'JPY', totalValue: 9000, revenue: 9000, potentialRevenue: 0 },
    ]);
    expect(summary.monthly.at(-1)).toEqual({
      month: '2026-02',
      orders: 6,
      total: 90,
      values: [
        { currency: 'USD', orders: 3, total: 90 },
        { currency: 'EUR', orders: 1, total: 50 },
        { currency: 'JPY', orders: 1, total: 9000 },
      ],
    });
  });

  it('of nothing is zeroes', () => {
    expect(summarise([], 'seller', MONTH, 2)).toMatchObject({
      total: 0,
      currency: 'USD',
      values: [],
      totalValue: 0,
      revenue: 0,
      fulfilmentRate: 0,
    });
  });
});
