import { describe, expect, it } from '@jest/globals';
import { orderedProduct } from './order-lines.js';

const line = (productId: number, name: string, sku: string) => ({ productId, name, sku, quantity: 5, price: 120 });
const order = {
  ...{ id: 21, orderNumber: 'PO-2026-000021', currency: 'USD', supplier: { id: 7, name: 'Anchor' } },
  lines: [
    line(1, 'Hex bolt M8', 'HX-8'),
    line(2, 'Hex bolt M10', 'HX-10'),
    line(3, 'Rope', 'R-1'),
    line(4, 'Rope', 'R-2'),
  ],
};
const found = (sku: string | null, description: string) => orderedProduct(order, { sku, description })?.productId;

describe('orderedProduct', () => {
  it('is the one ordered with the code that is printed, however it is written', () => {
    expect(orderedProduct(order, { sku: 'hx 10', description: 'Hex bolt M8' })).toEqual({
      productId: 2,
      name: 'Hex bolt M10',
      score: 1,
      reason: 'Ordered with PO-2026-000021',
    });
  });

  it('is else the one of that name', () => {
    expect(found(null, 'HEX BOLT M8')).toBe(1);
    expect(found('unknown', 'Hex bolt M8')).toBe(1);
  });

  it('is none where two are called so, or nothing is', () => {
    expect(found(null, 'Rope')).toBeUndefined();
    expect(found('R-2', 'Rope')).toBe(4);
    expect(found(null, 'Hex bolt')).toBeUndefined();
    expect(found('', '')).toBeUndefined();
  });
});
