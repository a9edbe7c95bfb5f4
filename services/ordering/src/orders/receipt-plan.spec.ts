import { describe, expect, it } from '@jest/globals';
import { completes, planReceipt } from './receipt-plan.js';

const NOTHING = { receivedQuantity: 0, confirmedQuantity: 0, closedQuantity: 0, importedQuantity: 0 };

const LINES = [
  { ...NOTHING, id: 1, quantity: 10 },
  { ...NOTHING, id: 2, quantity: 5, receivedQuantity: 5 },
  { ...NOTHING, id: 3, quantity: 4, receivedQuantity: 1, importedQuantity: 2 },
];

describe('a receipt', () => {
  it('takes all that is outstanding unless told otherwise', () => {
    const all = [
      { itemId: 1, quantity: 10, inStock: 0 },
      { itemId: 3, quantity: 3, inStock: 0 },
    ];
    expect(planReceipt(LINES)).toEqual(all);
    expect(completes(LINES, all)).toBe(true);
  });

  it('may take a part, and adds up what is named twice', () => {
    const part = planReceipt(LINES, [
      { itemId: 1, quantity: 4 },
      { itemId: 1, quantity: 5 },
    ]);
    expect(part).toEqual([{ itemId: 1, quantity: 9, inStock: 0 }]);
    expect(completes(LINES, part)).toBe(false);
  });

  it.each([
    ['more than is outstanding', [{ itemId: 3, quantity: 4 }]],
    ['more in two parts', [1, 2].map(() => ({ itemId: 3, quantity: 2 }))],
    ['anything of a line that is in', [{ itemId: 2, quantity: 1 }]],
    ['more as in stock than invoices brought in', [{ itemId: 3, quantity: 3, inStock: 3 }]],
    ['more as in stock than is received', [{ itemId: 3, quantity: 1, inStock: 2 }]],
    ['a line of another order', [{ itemId: 9, quantity: 1 }]],
  ])('refuses %s', (_what, wanted) => {
    expect(() => planReceipt(LINES, wanted)).toThrow(expect.objectContaining({ kind: 'impossible' }));
  });

  it('of an order that is all in is refused', () => {
    const all = LINES.map((line) => ({ ...line, receivedQuantity: line.quantity }));
    expect(() => planReceipt(all)).toThrow('Nothing left to receive');
    expect(() => planReceipt(all, [{ itemId: 1, quantity: 1 }])).toThrow('Nothing left to receive');
  });
});
