import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../../test/documents/printed-pdf.js';
import { prove } from '../../proof.js';
import { understandPages } from '../understand-pages.js';
import { isCheckedTaxNumber } from './tax-check-digits.js';

/** The codes of the doubts about a small invoice with these texts at its foot. */
const codesOf = (...texts: string[]): string => {
  const foot = texts.map((text, at): Printed => [50, 640 + at * 12, text, 8]);
  const page = printedPage(printedInvoice({}, foot));
  const { warnings } = prove(understandPages({ kind: 'pages', pages: [page], attachments: [] }));
  return warnings.map(({ code }) => code).join(', ');
};

describe('Check digits', () => {
  const OTHERS = [
    'DE129273398',
    'HR77734275686',
    'IT05607427720',
    'DK34750793',
    'SI48193658',
    'EL095953195',
    'EE103576266',
  ];
  it.each([...OTHERS, 'PT502099763', 'FR55401323902', 'SE556159421801', 'BE0202239951', 'PL6437871376', 'FI26228118'])(
    'of %s are right, and so are those of the account then',
    (number) => {
      const wrong = number.replace(/.(?=.{3}$)/, (digit) => String((Number(digit) + 1) % 10));
      expect([number, wrong].map(isCheckedTaxNumber)).toEqual([true, false]);
      expect(codesOf('IBAN DE89 3704 0044 0532 0130 00', number)).toBe('');
      expect(codesOf('IBAN DE89 3704 0044 0532 0130 01', number)).toBe('check-digits');
      expect(codesOf('IBAN DE89 3704 0044 0532 0130 01', wrong)).toBe('');
    },
  );

  it.each([
    ...['ATU12345675', 'CZ25123891', 'ESA28015865', 'GB980780684', 'HU12892312', 'LV40003521600', 'NL810433941B01'],
    ...['RO14399840', 'SK2022749619'],
  ])('of %s are right', (number) => {
    const wrong = number.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
    expect([number, wrong].map(isCheckedTaxNumber)).toEqual([true, false]);
  });

  it('of one tax number are wrong where those of another one and of the account are right', () => {
    const [account, buyer] = ['IBAN DE89 3704 0044 0532 0130 00', 'Kunde DE129273398'];
    expect(codesOf(account, buyer, 'HR77734275687')).toBe('check-digits');
    expect(codesOf(account, buyer, 'HR77734275686')).toBe('');
    expect(codesOf(account, 'HR77734275687')).toBe('');
    expect(codesOf(account, 'Kunde DE129273399', 'HR77734275687')).toBe('');
    expect(codesOf(buyer, 'IT05607427720', 'HR77734275687')).toBe('');
  });
});
