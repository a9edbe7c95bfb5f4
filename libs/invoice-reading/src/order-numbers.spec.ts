import { describe, expect, it } from '@jest/globals';
import { orderNumbersIn } from './order-numbers.js';

describe('orderNumbersIn', () => {
  it.each([
    'PO-2026-000289',
    'Purchase order:PO-2026-000289, of 27 November',
    'your order (po-2026-000289)',
    'PO–2026–000289',
    'PO−2026−000289',
    'PO - 2026 - 000289',
    'P0-2026- 000289',
    'PO-2026-000289.pdf',
  ])('is the number of ours in “%s”', (text) => {
    expect(orderNumbersIn([text])).toEqual(['PO-2026-000289']);
  });

  it.each([
    'PO-289',
    'PO-2026-289',
    'PO-26-000289',
    'PO 2026 000289',
    'SPO-2026-000289',
    'PO-2026-000289A',
    'PO-1026-000289',
    'SO-2026-000289',
    '2026-000289',
    '',
  ])('is none in “%s”', (text) => {
    expect(orderNumbersIn([text])).toEqual([]);
  });

  it('names each once, in the order of the paper, and goes on beyond six digits', () => {
    const texts = ['PO-2026-1000289 PO-2025-000007', 'po-2025-000007', 'nothing', 'PO-2026-000001'];
    expect(orderNumbersIn(texts)).toEqual(['PO-2026-1000289', 'PO-2025-000007', 'PO-2026-000001']);
  });

  it('ends where a paper lists orders without end', () => {
    const many = Array.from({ length: 500 }, (_, n) => `PO-2026-${String(n).padStart(6, '0')}`);
    expect(orderNumbersIn([many.join(' ')])).toHaveLength(20);
  });
});
