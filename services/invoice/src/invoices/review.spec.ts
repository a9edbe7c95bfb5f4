import { describe, expect, it } from '@jest/globals';
import type { ExtractedData } from '#invoice-reading';
import { afterReview } from './review.js';

const CURRENCY = { code: 'missing', message: 'The currency was not found.', field: 'currency' };
const LINES = { code: 'lines', message: '2 lines need a look.' };
const CREDIT = { code: 'credit-note', message: 'This looks like a credit note, not an invoice.' };
const SUM = { code: 'does-not-add-up', message: 'The lines add up to 1.00.', field: 'totalAmount' };
const HAND = { code: 'by-hand', message: 'Entered by hand: The file is damaged' };
const DONE = { warnings: [], extractionStatus: 'completed' };

type Reviewed = Parameters<typeof afterReview>[0];

const read = {} as ExtractedData;
const header: Omit<Reviewed, 'warnings'> = {
  extractedData: read,
  invoiceNumber: 'A-1',
  invoiceDate: '2026-03-01',
  vendorName: 'Anchor Supply',
  supplierId: null,
  currency: 'EUR',
  totalAmount: 300,
  taxAmount: null,
};
const invoice = (change: Partial<Reviewed> = {}): Reviewed => ({ ...header, warnings: [], ...change });
const line = (needsReview = false, lineTotal: number | null = 300) => ({
  needsReview,
  quantity: 2,
  unitPrice: 150,
  lineTotal,
});
const codes = ({ warnings }: { warnings: { code: string; field?: string }[] }) =>
  warnings.map(({ code, field }) => (field ? `${code}:${field}` : code));

describe('afterReview', () => {
  it('settles what was said about a field that a person has set', () => {
    const doubtful = invoice({ warnings: [CURRENCY] });
    expect(afterReview(doubtful, [line()], { fieldsSet: ['currency'] })).toEqual(DONE);
    expect(afterReview(doubtful, [line()], { fieldsSet: ['invoiceDate'] }).warnings).toEqual([CURRENCY]);
  });

  it('counts the lines that are still open', () => {
    const doubtful = invoice({ warnings: [LINES] });
    expect(afterReview(doubtful, [line(true), line()]).warnings).toEqual([
      { code: 'lines', message: 'One line needs a look.' },
    ]);
    expect(afterReview(doubtful, [line()])).toEqual(DONE);
  });

  it('keeps what no field settles', () => {
    const credit = invoice({ warnings: [CREDIT] });
    expect(afterReview(credit, [line()], { fieldsSet: ['totalAmount'] })).toEqual({
      warnings: [CREDIT],
      extractionStatus: 'needs_review',
    });
  });

  it('adds up again when an amount is another one, and only then', () => {
    const wrong = [line(), line()];
    expect(afterReview(invoice(), wrong)).toEqual(DONE);
    expect(codes(afterReview(invoice(), wrong, { amountsChanged: true }))).toEqual(['does-not-add-up:totalAmount']);
    const said = invoice({ warnings: [SUM] });
    expect(afterReview(said, [line()]).warnings).toEqual([SUM]);
    expect(afterReview(said, [line()], { amountsChanged: true })).toEqual(DONE);
  });

  it('takes a total that a person confirms, whatever the lines add up to', () => {
    const said = invoice({ warnings: [SUM] });
    expect(afterReview(said, [line(), line()], { fieldsSet: ['totalAmount'] })).toEqual(DONE);
  });

  it('an invoice without lines is open', () => {
    expect(codes(afterReview(invoice(), []))).toEqual(['no-lines']);
    expect(afterReview(invoice({ warnings: [{ code: 'no-lines', message: '' }] }), [line()])).toEqual(DONE);
  });

  it('an invoice entered by hand is open until its head is whole and its lines come to the total', () => {
    const empty = { extractedData: null, invoiceNumber: null, invoiceDate: null, vendorName: null, currency: null };
    const begun = invoice({ ...empty, totalAmount: null, warnings: [HAND] });
    expect(codes(afterReview(begun, []))).toEqual([
      'by-hand',
      'to-enter:vendorName',
      'to-enter:invoiceNumber',
      'to-enter:invoiceDate',
      'to-enter:currency',
      'to-enter:totalAmount',
      'no-lines',
    ]);
    const entered = invoice({ extractedData: null, warnings: [HAND] });
    expect(codes(afterReview(entered, [line(), line()], { amountsChanged: true }))).toEqual([
      'by-hand',
      'does-not-add-up:totalAmount',
    ]);
    expect(afterReview(entered, [line()], { amountsChanged: true })).toEqual(DONE);
    const bySupplier = { ...entered, vendorName: null, supplierId: 7 };
    expect(afterReview(bySupplier, [line()], { amountsChanged: true })).toEqual(DONE);
  });
});
