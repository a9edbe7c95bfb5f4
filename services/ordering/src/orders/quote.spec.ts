import { describe, expect, it } from '@jest/globals';
import type { PricedLine } from '#contracts';
import { quoteLines, requireDistinct, requireMinimum, requireSamePrices } from './quote.js';

const SUPPLIER = { id: 2, name: 'Northwind', ownerId: 9, currency: 'USD', orderMinimum: null };
const priced = (productId: number, overrides: Partial<PricedLine> = {}): PricedLine => ({
  productId,
  name: `Product ${productId}`,
  sku: `SKU-${productId}`,
  category: 'Other',
  imageUrl: null,
  price: 100 * productId,
  minOrderQuantity: 1,
  unitOfMeasure: 'piece',
  ...overrides,
});
const WANTED = [
  { productId: 1, quantity: 3 },
  { productId: 2, quantity: 1 },
];
const quote = quoteLines(SUPPLIER, WANTED, [priced(1), priced(2)], 10);

describe('a quote', () => {
  it('prices each line from the catalogue', () => {
    expect(quote).toMatchObject({ subtotal: 500, tax: 50, total: 550, supplier: SUPPLIER });
    expect(quote.lines[0]).toEqual({
      productId: 1,
      quantity: 3,
      name: 'Product 1',
      sku: 'SKU-1',
      category: 'Other',
      imageUrl: null,
      price: 100,
      subtotal: 300,
    });
  });

  it('refuses what may not be ordered, in the catalogue’s words', () => {
    const refused = [priced(1), priced(2, { refusal: 'No longer sold' })];
    expect(() => quoteLines(SUPPLIER, WANTED, refused, 10)).toThrow('No longer sold');
  });

  it('refuses less than the minimum', () => {
    expect(() => quoteLines(SUPPLIER, WANTED, [priced(1, { minOrderQuantity: 4 }), priced(2)], 10)).toThrow(
      'The minimum order quantity of Product 1 is 4',
    );
  });

  it('needs distinct products', () => {
    expect(() => requireDistinct(WANTED)).not.toThrow();
    expect(() => requireDistinct([...WANTED, { productId: 1, quantity: 9 }])).toThrow('same product');
  });
});

describe('prices somebody saw', () => {
  const seen = {
    items: [
      { productId: 1, price: 100 },
      { productId: 2, price: 200 },
    ],
    subtotal: 500,
    tax: 50,
    total: 550,
  };

  it('pass while they are today’s', () => {
    expect(() => requireSamePrices(seen, quote)).not.toThrow();
    expect(() => requireSamePrices({ items: seen.items }, quote)).not.toThrow();
  });

  it.each([
    ['a price', { ...seen, items: [seen.items[0]!, { productId: 2, price: 199 }] }],
    ['the subtotal', { ...seen, subtotal: 501 }],
    ['the tax', { ...seen, tax: 49 }],
    ['the total', { ...seen, total: 0 }],
  ])('are refused when %s differs, with today’s', (_what, other) => {
    expect(() => requireSamePrices(other, quote)).toThrow(
      expect.objectContaining({
        kind: 'conflict',
        message: 'Prices have changed',
        details: { items: seen.items, subtotal: 500, tax: 50, total: 550 },
      }),
    );
  });

  it('below the supplier’s minimum cannot be sent', () => {
    const of = (orderMinimum: number | null) => ({ ...quote, supplier: { ...SUPPLIER, orderMinimum } });
    expect(() => requireMinimum(of(501))).toThrow('The minimum order at Northwind is $5.01 before tax');
    for (const enough of [500, null]) expect(() => requireMinimum(of(enough))).not.toThrow();
  });
});
