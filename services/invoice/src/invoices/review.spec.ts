import { describe, expect, it } from '@jest/globals';
import { afterReview } from './review.js';

const CURRENCY = { code: 'missing', message: 'The currency was not found.', field: 'currency' };
const LINES = { code: 'lines', message: '2 lines need a look.' };
const CREDIT = { code: 'credit-note', message: 'This looks like a credit note, not an invoice.' };
const SUM = { code: 'does-not-add-up', message: 'The lines add up to 1.00.', field: 'totalAmount' };
const HAND = { code: 'by-hand', message: 'Entered by hand: The file is damaged' };
const DONE = { warnings: [], extractionStatus: 'completed' };

type Reviewed = Parameters<typeof afterReview>[0];

const header: Omit<Reviewed, 'warnings'> = {
  invoiceNumber: 'A-1',
  invoiceDate: '2026-03-01',
  vendorName: 'Anchor Supply',
  supplierId: null,
  currency: 'EUR',
  totalAmount: 300,
  taxAmount: null,
  extractedData: null,
};
const invoice = (change: Partial<Reviewed> = {}): Reviewed => ({ ...header, warnings: [], ...change });
const line = (needsReview = false, lineTotal: number | null = 300) => ({
  position: 0,
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

  it('is open until its head is whole and its lines come to the total, whoever entered them', () => {
    const empty = { invoiceNumber: null, invoiceDate: null, vendorName: '', currency: null, totalAmount: null };
    expect(codes(afterReview(invoice({ ...empty, warnings: [HAND] }), []))).toEqual([
      'by-hand',
      'to-enter:vendorName',
      'to-enter:invoiceNumber',
      'to-enter:invoiceDate',
      'to-enter:currency',
      'to-enter:totalAmount',
      'no-lines',
    ]);
    const entered = invoice({ warnings: [HAND] });
    expect(codes(afterReview(entered, [line(), line()], { amountsChanged: true }))).toEqual([
      'by-hand',
      'does-not-add-up:totalAmount',
    ]);
    expect(afterReview(entered, [line()], { amountsChanged: true })).toEqual(DONE);
    const bySupplier = { ...entered, vendorName: null, supplierId: 7 };
    expect(afterReview(bySupplier, [line()], { amountsChanged: true })).toEqual(DONE);
  });

  it('a field that is emptied is not settled, whatever was said about it', () => {
    const emptied = { fieldsSet: ['currency', 'totalAmount'], amountsChanged: true };
    const empty = { currency: null, totalAmount: null };
    const gaps = ['to-enter:currency', 'to-enter:totalAmount'];
    for (const warnings of [[], [CURRENCY, SUM]]) {
      expect(codes(afterReview(invoice({ ...empty, warnings }), [line()], emptied))).toEqual(gaps);
    }
    expect(codes(afterReview(invoice({ currency: null, warnings: [CURRENCY] }), [line()]))).toEqual([
      'missing:currency',
    ]);
  });

  it('what cannot be is no settled field either', () => {
    const taxed = invoice({ taxAmount: 5000 });
    expect(codes(afterReview(taxed, [line()], { fieldsSet: ['taxAmount', 'totalAmount'] }))).toEqual([
      'tax-too-large:taxAmount',
    ]);
    const dated = invoice({ invoiceDate: '9999-01-01' });
    expect(codes(afterReview(dated, [line()], { fieldsSet: ['invoiceDate'] }))).toEqual(['unlikely-date:invoiceDate']);
  });
});
