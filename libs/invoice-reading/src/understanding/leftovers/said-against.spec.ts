import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { type Printed, row } from '../../../test/documents/printed-pdf.js';

describe('A paper', () => {
  it.each([
    ['is no credit note', 'No credit note is sent for returns.', 'This document is a credit note.', 'credit-note'],
    ['is not cancelled', 'Orders may be cancelled.', 'This invoice has been cancelled.', 'not-valid'],
    ['charges the tax that it says', 'Sales tax is charged at 10%.', 'No sales tax is charged.', 'reverse-charge'],
    ['charges the tax that it says', 'Momsregistreret', 'Ikke momsregistreret, uden moms', 'reverse-charge'],
    ['charges the tax that it says', 'Apmokestinimas', 'Atvirkštinis apmokestinimas.', 'reverse-charge'],
    [
      'is of one account',
      'Account name: Northgate Fasteners Ltd',
      'Account name: Northgate Fasteners LLC',
      'other-sender',
    ],
    ['is paid by its number', 'Payment reference: 20417', 'Payment reference: 20714', 'several-numbers'],
    ['greets whom it is for', 'Dear Harbour Workshop Inc.,', 'Dear Riverside Garage Inc.,', 'other-sender'],
  ])('%s: %s', (_, right, wrong, code) => {
    expect([right, wrong].map((text) => codesOf([[50, 160, text, 9]]))).toEqual(['', expect.stringContaining(code)]);
  });

  it('that is not taxed may say so in two rows, beside a row of the sums', () => {
    const said = (first: string): Printed[] => [
      [50, 251, `Terms of payment: net within 30 days. ${first}`, 7],
      [50, 259, 'momsregistreret, uden moms', 7],
    ];
    expect([said('Vi er'), said('Ikke')].map((extra) => codesOf(extra))).toEqual([
      '',
      expect.stringContaining('reverse-charge'),
    ]);
  });

  it('that is paid asks for no money', () => {
    const paid = (terms: string) => codesOf(foot('Paid in full, thank you.', terms));
    expect([paid('Payment terms: 30 days'), paid('Please pay within 30 days.')]).toEqual(['', 'paid-in-full']);
  });

  it('has one number of the customer, in the head and on the slip', () => {
    const slip = (number: string): Printed[] => [
      [340, 90, 'Šifra kupca 53993', 8],
      ...row(600, [
        [50, 'Šifra kupca'],
        [150, 'Iznos'],
      ]),
      ...row(612, [
        [50, number],
        [150, '$203.50'],
      ]),
    ];
    expect([slip('53993'), slip('53923')].map((extra) => codesOf(extra))).toEqual([
      '',
      expect.stringContaining('several-references'),
    ]);
  });

  it("of Portugal may have its code below the code's name", () => {
    const coded = (code: string) =>
      codesOf([...row(140, [[340, 'ATCUD']]), ...row(150, [[340, code]])], {
        'Invoice Number: INV-20417': 'Invoice Number: FT 2026A/418',
      });
    expect([coded('JFT7K2M4-418'), coded('JFT7K2M4-419')]).toEqual(['', 'document-code']);
  });
});
