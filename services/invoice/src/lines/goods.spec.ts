import { describe, expect, it } from '@jest/globals';
import { InvoiceEntity } from '../invoices/invoice.entity.js';
import { costOf, goodsOf, newProductOf } from './goods.js';
import { LineItemEntity } from './line-item.entity.js';

describe('What one of a line costs', () => {
  it.each([
    ['its price', 20, 125, 2500, 125],
    ['its share, where the price is for a hundred', 500, 800, 4000, 8],
    ['its share, where the line has a discount', 10, 500, 4500, 450],
    ['its price, where the amount has the tax in it', 10, 500, 6000, 500],
    ['its price, where that was rounded', 1000, 1, 1250, 1],
    ['its price, where that was rounded up', 3, 34, 100, 34],
    ['its price, without an amount', 10, 500, null, 500],
    ['its price, without a quantity', null, 500, 4000, 500],
    ['nothing that is known, without a price', 10, null, 4000, null],
  ])('is %s', (_, quantity, unitPrice, lineTotal, cost) => {
    expect(costOf({ quantity, unitPrice, lineTotal })).toBe(cost);
  });
});

it('goods come into stock, and into a catalogue of their own, at what one costs', () => {
  const line = Object.assign(new LineItemEntity(), { quantity: 500, unitPrice: 800, lineTotal: 4000 });
  const invoice = new InvoiceEntity();
  expect(goodsOf(invoice, line).costPerUnit).toBe(8);
  expect(newProductOf(invoice, line).input.price).toBe(8);
});
