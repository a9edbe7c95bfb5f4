import { describe, expect, it } from '@jest/globals';
import { headerDoubts } from './header-doubts.js';

const HEADER = { invoiceNumber: 'A-1', vendorName: 'Anchor', supplierId: null, currency: 'EUR', totalAmount: 300 };
const today = new Date('2026-11-26T12:00:00Z');

describe('headerDoubts', () => {
  it.each(['1950-01-01', '2026-11-26', '2027-11-26'])('an invoice may be of %s', (invoiceDate) => {
    expect(headerDoubts({ ...HEADER, invoiceDate }, today)).toEqual([]);
  });

  it.each(['0026-03-01', '1949-12-31', '2027-11-27', '9999-01-01'])('an invoice of %s is unlikely', (invoiceDate) => {
    expect(headerDoubts({ ...HEADER, invoiceDate }, today)).toEqual([
      { code: 'unlikely-date', message: `An invoice of ${invoiceDate} is unlikely.`, field: 'invoiceDate' },
    ]);
  });
});
