import { describe, expect, it } from '@jest/globals';
import type { InvoiceDetail } from '#contracts';
import { fitting } from './fitting.js';

const DETAIL = {
  invoice: { id: 1, extractedData: { reader: 'csv', lines: ['where it was found'.repeat(10)] } },
  lineItems: [{ id: 2, description: 'Bolt', suggestion: ['what it may be'.repeat(10)] }],
  account: null,
} as unknown as InvoiceDetail;
const fitted = (mostBytes: number): InvoiceDetail => JSON.parse(fitting(DETAIL, mostBytes)) as InvoiceDetail;
const whole = JSON.stringify(DETAIL).length;

describe('of an invoice that no message could carry', () => {
  it('nothing is left out while it fits', () => {
    expect(fitted(whole)).toEqual(DETAIL);
  });

  it('the places where values were found go first', () => {
    const { invoice, lineItems } = fitted(whole - 1);
    expect(invoice.extractedData).toEqual({ reader: 'csv', lines: [] });
    expect(lineItems).toEqual(DETAIL.lineItems);
  });

  it('what lines may be in the catalogue goes next, and the lines stay', () => {
    expect(fitted(1).lineItems).toEqual([{ id: 2, description: 'Bolt', suggestion: [] }]);
  });
});
