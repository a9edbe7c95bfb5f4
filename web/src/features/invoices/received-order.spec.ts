import { describe, expect, it } from '@jest/globals';
import { aLine } from '../../testing/invoice';
import { orderOf } from '../../testing/order';
import { receivedLike } from './received-order';

const NOW = Date.parse('2026-11-27T12:00:00.000Z');
const item = (productId: number, receivedQuantity: number, confirmedQuantity = 0) => ({
  ...{ id: productId, productId, quantity: 9, receivedQuantity, confirmedQuantity, closedQuantity: 0 },
  ...{ price: 100, subtotal: 900, product: { name: 'Rivet', sku: 'R', imageUrl: null } },
});
const order = (id: number, items: ReturnType<typeof item>[], updatedAt = '2026-11-20T12:00:00.000Z') =>
  orderOf({ id, items, updatedAt });
const lines = [aLine({ productId: 12, quantity: 4 }), aLine({ productId: 13, quantity: 2 })];
const like = (...orders: ReturnType<typeof order>[]) => receivedLike(orders, lines, NOW).map(({ id }) => id);

describe('receivedLike', () => {
  it('is the orders with which just these goods came', () => {
    expect(
      like(order(9, [item(12, 4)]), order(8, [item(12, 4), item(13, 2)]), order(7, [item(12, 4), item(13, 2)])),
    ).toEqual([8, 7]);
  });

  it('adds up lines and items of one product', () => {
    const twice = [aLine({ productId: 12, quantity: 1 }), aLine({ productId: 12, quantity: 3 })];
    expect(receivedLike([order(8, [item(12, 4)])], twice, NOW)).toHaveLength(1);
    expect(receivedLike([order(8, [item(12, 3), item(12, 1)])], twice, NOW)).toHaveLength(1);
  });

  it.each([
    ['less of one', [item(12, 4), item(13, 1)]],
    ['more of one', [item(12, 5), item(13, 2)]],
    ['nothing of one', [item(12, 4)]],
    ['what an invoice had brought in', [item(12, 4, 4), item(13, 2)]],
  ])('is none that brought in %s', (_, items) => {
    expect(like(order(8, items))).toEqual([]);
  });

  it('is none of more than thirty days ago', () => {
    expect(like(order(8, [item(12, 4), item(13, 2)], '2026-10-27T12:00:00.000Z'))).toEqual([]);
  });

  it('is none for lines of which one is no known product, or has no quantity', () => {
    for (const unknown of [{ productId: null }, { productId: 12, quantity: null }]) {
      expect(receivedLike([order(8, [item(12, 4)])], [lines[0]!, aLine(unknown)], NOW)).toEqual([]);
    }
    expect(receivedLike([order(8, [item(12, 4)])], [], NOW)).toEqual([]);
  });
});
