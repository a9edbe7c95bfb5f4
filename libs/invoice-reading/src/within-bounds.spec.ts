import { expect, it } from '@jest/globals';
import type { ExtractedInvoice, Value } from './extraction.js';
import { withinBounds } from './within-bounds.js';

const value: Value = { value: 'Bolt', text: 'Bolt', page: 1, box: null, confidence: 1, checks: [] };
const invoice = (lines: number, description = 'Bolt'): ExtractedInvoice => ({
  status: 'completed',
  invoiceNumber: 'INV-1',
  invoiceDate: null,
  vendorName: null,
  currency: null,
  totalAmount: 1,
  taxAmount: null,
  lines: Array.from({ length: lines }, () => ({
    sku: null,
    description,
    quantity: 1,
    unitPrice: 1,
    lineTotal: 1,
    isCharge: false,
    needsReview: false,
    reviewNotes: null,
    confidence: 1,
  })),
  warnings: [],
  data: {
    reader: 'csv',
    pages: [],
    fields: {},
    lines: Array.from({ length: lines }, () => ({ description: value, sku: value, quantity: value, lineTotal: value })),
    amounts: [],
    equation: null,
    orderNumbers: [],
  },
});

it('an invoice of three thousand lines is kept as it was read', () => {
  const read = invoice(3000);
  expect(withinBounds(read)).toBe(read);
});

it('of more than can be kept, lines go without where their values stand', () => {
  const read = invoice(15_000);
  expect(withinBounds(read)).toEqual({ ...read, data: { ...read.data, lines: [] } });
});

it('texts without end are refused', () => {
  expect(withinBounds(invoice(1000, 'ж'.repeat(4000)))).toMatchObject({ status: 'failed' });
});
