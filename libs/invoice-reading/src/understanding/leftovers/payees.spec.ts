import { describe, expect, it } from '@jest/globals';
import { codesOf } from '../../../test/documents/doubts-of.js';
import { type Printed, row } from '../../../test/documents/printed-pdf.js';

const OTHER = 'Meadow Gardens Ltd';

describe('Whose account it is', () => {
  const headed = (holder: string): Printed[] => [
    ...row(400, [
      [50, 'Bank name'],
      [170, 'Account holder'],
      [320, 'IBAN'],
      [500, 'Account'],
    ]),
    ...row(412, [
      [50, 'First Harbor Bank'],
      [160, holder],
      [300, 'GB29 NWBK 6016 1331 9268 19'],
      [500, '31926819'],
    ]),
  ];

  it('stands below the word for it, in a row of such words', () => {
    expect(codesOf(headed('Northgate Fasteners Ltd'))).toBe('');
    expect(codesOf(headed(OTHER))).not.toBe('');
  });

  it('is not said by the number of the account', () => {
    expect(codesOf([[50, 700, 'Payment to GB29 NWBK 6016 1331 9268 19 within 30 days.']])).toBe('');
    expect(codesOf([[50, 700, `Payment to ${OTHER} within 30 days.`]])).toContain('other-sender');
  });

  it('is the customer’s with the sender, where no account is printed', () => {
    const owner: Printed[] = [
      [340, 110, 'Account owner'],
      [430, 110, OTHER],
    ];
    const account: Printed = [50, 700, 'IBAN GB29 NWBK 6016 1331 9268 19', 8];
    expect([owner, [...owner, account]].map((printed) => codesOf(printed))).toEqual(['', 'other-sender, unclear']);
  });
});
