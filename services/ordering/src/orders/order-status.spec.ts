import { describe, expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '#contracts';
import { isClosed, nextStatuses, ownerOf, type Side } from './order-status.js';

/** The whole table, as the product's specification has it. */
const ALLOWED: Record<Side, string[]> = {
  buyer: ['draft>pending', 'pending>confirmed', 'pending>cancelled', 'confirmed>shipped', 'shipped>delivered'],
  seller: [
    'pending>confirmed',
    'pending>rejected',
    'confirmed>processing',
    'confirmed>rejected',
    'processing>shipped',
    'shipped>delivered',
  ],
};

describe.each(['buyer', 'seller'] as const)('the %s', (side) => {
  const other = side === 'buyer' ? 'seller' : 'buyer';

  it('may take its own steps, not the other side’s, and none that nobody may', () => {
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        const step = `${from}>${to}`;
        const expected = ALLOWED[side].includes(step) ? 'own' : ALLOWED[other].includes(step) ? 'other' : 'nobody';
        expect([step, ownerOf(side, from, to)]).toEqual([step, expected]);
      }
    }
  });

  it('is told what comes next', () => {
    expect(nextStatuses(side, 'pending')).toEqual(
      side === 'buyer' ? ['confirmed', 'cancelled'] : ['confirmed', 'rejected'],
    );
    for (const status of ORDER_STATUSES.filter(isClosed)) expect(nextStatuses(side, status)).toEqual([]);
  });
});
