import { describe, expect, it } from '@jest/globals';
import type { LowStockRecord } from '#contracts';
import { digestOf } from './digest-text.js';

const record = (name: string, currentStock: number): LowStockRecord =>
  ({
    inventory: { id: 1, currentStock, reorderThreshold: 5 },
    product: { id: 1, name, price: '1.00' },
    supplier: null,
  }) as unknown as LowStockRecord;

describe('the digest of low stock', () => {
  it('tells how many, and what is urgent', () => {
    const digest = digestOf([record('Bolt', 0), record('Nut', 2)], 2);
    expect(digest).toMatchObject({
      subject: '2 items low, 1 of them out of stock',
      preheader: 'Bolt, Nut',
      paragraphs: ['2 items are at or below the reorder threshold, 1 of them out of stock.'],
      action: { label: 'Review alerts', path: '/inventory?tab=alerts' },
    });
    expect(digest.table!.rows).toEqual([
      ['Bolt', '0', '5'],
      ['Nut', '2', '5'],
    ]);
  });

  it('of one item speaks of one', () => {
    const digest = digestOf([record('Nut', 2)], 1);
    expect([digest.subject, ...digest.paragraphs]).toEqual([
      '1 item running low',
      '1 item is at or below the reorder threshold.',
    ]);
  });

  it('names those that it does not list', () => {
    expect(digestOf([record('Nut', 2)], 40).action!.label).toBe('Review these and 39 more');
  });
});
