import { describe, expect, it } from '@jest/globals';
import { afterReview } from './review.js';

const CURRENCY = { code: 'missing', message: 'The currency was not found.', field: 'currency' };
const LINES = { code: 'lines', message: '2 lines need a look.' };
const CREDIT = { code: 'credit-note', message: 'This looks like a credit note, not an invoice.' };
const line = (needsReview: boolean) => ({ needsReview });

describe('afterReview', () => {
  it('settles what was said about a field that a person has set', () => {
    expect(afterReview([CURRENCY], ['currency'], [line(false)])).toEqual({
      warnings: [],
      extractionStatus: 'completed',
    });
    expect(afterReview([CURRENCY], ['invoiceDate'], []).extractionStatus).toBe('needs_review');
  });

  it('counts the lines that are still open', () => {
    expect(afterReview([LINES], [], [line(true), line(false)]).warnings).toEqual([
      { code: 'lines', message: 'One line needs a look.' },
    ]);
    expect(afterReview([LINES], [], [line(false)])).toEqual({ warnings: [], extractionStatus: 'completed' });
  });

  it('keeps what no field settles', () => {
    expect(afterReview([CREDIT], ['totalAmount'], [])).toEqual({
      warnings: [CREDIT],
      extractionStatus: 'needs_review',
    });
  });
});
