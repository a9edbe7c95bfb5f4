import { describe, expect, it } from '@jest/globals';
import type { Order } from '../../api/list-orders';
import { deedsOf } from './timeline';

const at = (hour: number) => `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`;
const step = (
  previousStatus: Order['status'] | null,
  newStatus: Order['status'],
  hour: number,
  more: object = {},
): NonNullable<Order['statusHistory']>[number] => ({
  ...{ previousStatus, newStatus, notes: null, performedBy: 5, createdAt: at(hour) },
  ...more,
});

const order = (more: Pick<Order, 'statusHistory' | 'receipts'>) => ({
  items: [{ id: 81, product: { name: 'Hex bolt' } }],
  ...more,
});

describe('the timeline of an order', () => {
  it('has steps and receipts in the order in which they happened; what a receipt led to follows it', () => {
    const deeds = deedsOf(
      order({
        statusHistory: [step(null, 'pending', 1), step('processing', 'shipped', 2), step('shipped', 'delivered', 4)],
        receipts: [
          {
            id: 1,
            receivedBy: 5,
            createdAt: at(3),
            lines: [{ itemId: 81, quantity: 2, inStock: 0, notStocked: null }],
          },
          {
            id: 2,
            receivedBy: 5,
            createdAt: at(4),
            lines: [{ itemId: 81, quantity: 1, inStock: 0, notStocked: null }],
          },
        ],
      }),
    );
    expect(deeds.map(({ what }) => what)).toEqual([
      ...['Order placed', 'Shipped', 'Goods received', 'Goods received', 'Delivered'],
    ]);
    expect(deeds[2]!.notes).toEqual(['2 × Hex bolt']);
  });

  it('says what the supplier said of the shipment, and what they say now', () => {
    const deeds = deedsOf(
      order({
        statusHistory: [
          step('processing', 'shipped', 1, { promisedDate: '2026-11-30', trackingNumber: '1Z9', notes: 'Two boxes' }),
          step('shipped', 'shipped', 2, { promisedDate: null, trackingNumber: '1Z8' }),
        ],
      }),
    );
    expect(deeds[0]!.notes).toEqual(['Two boxes', 'Expected Nov 30, 2026', 'Tracking number 1Z9']);
    expect(deeds[1]).toMatchObject({ what: 'Shipment updated', notes: ['Tracking number 1Z8'] });
  });

  it('says what the notes were before they were changed', () => {
    const notes = 'The notes were: Gate 2';
    const [deed] = deedsOf(order({ statusHistory: [step('pending', 'pending', 1, { notes })] }));
    expect(deed).toMatchObject({ what: 'Notes changed', notes: [notes] });
  });

  it('says which of the goods that came are not in stock', () => {
    const lines = [{ itemId: 81, quantity: 2, inStock: 0, notStocked: 'Stock cannot be more than 9' }];
    const [deed] = deedsOf(order({ receipts: [{ id: 1, receivedBy: 5, createdAt: at(1), lines }] }));
    expect(deed!.notes).toEqual([
      '2 × Hex bolt',
      'Not added to the buyer’s stock: Hex bolt. Stock cannot be more than 9.',
    ]);
  });

  it('says which of the goods were in stock by an invoice before', () => {
    const lines = [{ itemId: 81, quantity: 20, inStock: 8, notStocked: null }];
    const [deed] = deedsOf(order({ receipts: [{ id: 1, receivedBy: 5, createdAt: at(1), lines }] }));
    expect(deed!.notes).toEqual(['20 × Hex bolt (8 in stock by an invoice)']);
  });

  it('says of a long receipt that there is more', () => {
    const lines = Array.from({ length: 7 }, () => ({ itemId: 81, quantity: 1, inStock: 0, notStocked: null }));
    const [deed] = deedsOf(order({ receipts: [{ id: 1, receivedBy: 5, createdAt: at(1), lines }] }));
    expect(deed!.notes.at(-1)).toBe('and 2 more lines');
  });
});
