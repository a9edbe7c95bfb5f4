import { describe, expect, it } from '@jest/globals';
import { addLine, type CartLine, reprice, setQuantity, toItems, totalsOf } from './cart';

const line = (change: Partial<CartLine> = {}): CartLine => ({
  productId: 1,
  name: 'Hex bolt',
  sku: 'HB',
  minimum: 1,
  currency: 'USD',
  price: 250,
  quantity: 2,
  ...change,
});

describe('an order that is being written', () => {
  it('makes one line of the same product added twice', () => {
    expect(addLine([line()], line({ quantity: 3 }))).toEqual([line({ quantity: 5 })]);
  });

  it.each([0, -1])('loses a line at quantity %i', (quantity) => {
    expect(setQuantity([line(), line({ productId: 2 })], 1, quantity)).toEqual([line({ productId: 2 })]);
  });

  it('adds up to the cent', () => {
    expect(totalsOf([line(), line({ productId: 2, price: 15, currency: 'USD', quantity: 1 })], 10)).toEqual({
      subtotal: 515,
      tax: 52,
      total: 567,
    });
  });

  it('takes over new prices and remembers the old of those that changed', () => {
    const lines = [line(), line({ productId: 2 })];
    const prices = [
      { productId: 1, price: 260 },
      { productId: 2, price: 250 },
    ];
    expect(reprice(lines, prices)).toEqual([line({ price: 260, oldPrice: 250 }), line({ productId: 2 })]);
  });

  it('sends what was seen', () => {
    expect(toItems([line()])).toEqual([{ productId: 1, quantity: 2, price: 250 }]);
  });
});
