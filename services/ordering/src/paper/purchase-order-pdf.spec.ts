import { describe, expect, it } from '@jest/globals';
import { type PdfPage, readPdf, squash } from '../../test/read-pdf.js';
import type { PurchaseOrder } from './purchase-order.js';
import { purchaseOrderPdf } from './purchase-order-pdf.js';

const order = (changes: Partial<PurchaseOrder> = {}): PurchaseOrder => ({
  orderNumber: 'PO-2026-000021',
  status: 'confirmed',
  placedOn: '2026-11-22',
  currency: 'USD',
  subtotal: 123450,
  tax: 12345,
  totalAmount: 135795,
  notes: null,
  buyer: { name: 'Maple Street Workshop', person: 'Maya Lindqvist', address: '48 Maple Street\nBurlington, VT 05401' },
  supplier: { name: 'Harbor Fasteners', address: '14 Dock Road', email: 'sales@harbor.example', phone: '+1 555 0142' },
  lines: lines(2),
  ...changes,
});

const lines = (count: number): PurchaseOrder['lines'] =>
  Array.from({ length: count }, (_, i) => ({
    sku: `HF-${i + 1}`,
    name: `Hex bolt M8 × ${i + 1}, stainless`,
    quantity: 1000 + i,
    price: 1290,
    subtotal: (1000 + i) * 1290,
  }));

const print = async (changes: Partial<PurchaseOrder> = {}, paper: 'a4' | 'letter' = 'a4') =>
  readPdf(await purchaseOrderPdf(order(changes), paper));

describe('a purchase order on paper', () => {
  it('says who orders what from whom, and what it comes to', async () => {
    const [page, ...more] = await print({ notes: 'Ring twice.\nBack gate.' });
    expect(more).toEqual([]);
    for (const words of [
      ...['Purchase order', 'PO-2026-000021', 'November 22, 2026', 'Confirmed', 'USD'],
      ...['Maple Street Workshop', 'Maya Lindqvist', '48 Maple Street', 'Burlington, VT 05401'],
      ...['Harbor Fasteners', '14 Dock Road', 'sales@harbor.example', '+1 555 0142'],
      ...['1HF-1Hex bolt M8 × 1, stainless1,000$12.90$12,900.00', '2HF-2Hex bolt M8 × 2, stainless1,001'],
      ...['Subtotal$1,234.50', 'Tax$123.45', 'Total$1,357.95', 'Notes', 'Ring twice.', 'Back gate.', 'Page 1 of 1'],
    ]) {
      expect(page!.text).toContain(squash(words));
    }
  });

  it.each([
    ['a4', 595, 842],
    ['letter', 612, 792],
  ] as const)('fits %s paper', async (paper, width, height) => {
    const [page] = await print({}, paper);
    expect([page!.width, page!.height].map(Math.round)).toEqual([width, height]);
  });

  it('goes on over as many pages as it takes, each with the head of the table and its number; no line is lost', async () => {
    const pages = await print({ lines: lines(200), notes: 'Word '.repeat(400) });
    expect(pages.length).toBeGreaterThan(5);
    pages.forEach(({ text }, i) => {
      expect(text).toContain(squash(`Page ${i + 1} of ${pages.length}`));
      expect(text).toContain('PO-2026-000021');
    });
    const whole = pages.map(({ text }) => text).join('');
    for (const { sku, name } of lines(200)) expect(whole).toContain(squash(sku + name));
    for (const { text } of pages.slice(0, -1)) expect(text).toContain(squash('#SKUProductQuantityUnit priceAmount'));
    expect(whole.match(/Word/g)).toHaveLength(400);
  });

  it.each([
    'Łódź Śrubex, Żółw i Spółka',
    'Ελληνικά Υλικά',
    'Гайки и Болты',
    '株式会社東京精密',
    '서울 볼트',
    'हिन्दी',
    'ประเทศไทย',
  ])('prints %s', async (name) => {
    const [page] = await print({
      supplier: { name, address: name },
      notes: name,
      lines: [{ ...lines(1)[0]!, name, sku: name }],
    });
    expect(page!.text.split(squash(name)).length - 1).toBe(5);
  });

  it('breaks what has no spaces and leaves nothing out: names, codes and amounts of any length', async () => {
    const name = 'x'.repeat(255);
    const pages = await print({
      currency: 'CAD',
      totalAmount: 2147483647,
      buyer: { name, address: null },
      lines: [{ sku: 'S'.repeat(64), name, quantity: 1000000, price: 2147483647, subtotal: 2147483647 }],
    });
    const [{ text }] = pages as [PdfPage];
    expect(text.match(/x/g)!.length).toBeGreaterThanOrEqual(3 * 255);
    expect(text).toContain('S'.repeat(64));
    expect(text).toContain('TotalCA$21,474,836.47');
  });

  it('has no decimals where the currency has none', async () => {
    const [page] = await print({ currency: 'JPY' });
    expect(page!.text).toContain('Total¥135,795');
  });

  it('says that a draft is one', async () => {
    const [page] = await print({ status: 'draft' });
    expect(page!.text).toContain(squash('Draft purchase order'));
  });

  it('stays as it reads: characters that turn the direction of text or are not seen are left out', async () => {
    const [page] = await print({ notes: 'pay \u202e0001\u202c\u0007 only' });
    expect(page!.text).toContain('pay0001only');
  });
});
