import { describe, expect, it } from '@jest/globals';
import type { OrderSummary } from '../../api/order-summary';
import { buyerMatters, isUrgent } from './buyer-matters';

const orders = (toReceive = 0, drafts = 0) => ({ toReceive, drafts }) as OrderSummary;

describe('what a buyer should look at', () => {
  it('is urgent with anything out of stock, or more than five items low', () => {
    expect(isUrgent({ outOfStock: 0, lowStock: 5 })).toBe(false);
    expect(isUrgent({ outOfStock: 0, lowStock: 6 })).toBe(true);
    expect(isUrgent({ outOfStock: 1, lowStock: 0 })).toBe(true);
  });

  it('names the most pressing first and leaves out what is none', () => {
    const matters = buyerMatters({
      orders: orders(2, 1),
      stock: { outOfStock: 1, lowStock: 0 },
      invoices: 3,
    });
    expect(matters.map(({ text }) => text)).toEqual([
      '1 item is out of stock',
      '2 orders to receive',
      '3 invoices to review',
      '1 draft not sent yet',
    ]);
  });

  it('is nothing when all is well', () => {
    expect(buyerMatters({ orders: orders(), stock: { outOfStock: 0, lowStock: 0 }, invoices: 0 })).toEqual([]);
  });
});
