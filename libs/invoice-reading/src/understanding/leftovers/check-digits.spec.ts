import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../../test/documents/printed-page.js';
import { type Printed, printedInvoice } from '../../../test/documents/printed-pdf.js';
import type { Word } from '../../page-model.js';
import { prove } from '../../proof.js';
import { understandPages } from '../understand-pages.js';
import { isCheckedTaxNumber } from './tax-check-digits.js';

/** The codes of the doubts about a small invoice with these texts at its foot. */
const codesOf = (...texts: string[]): string => codesOn({}, texts);

/** The same, where OCR has read the foot. */
const codesSeen = (...texts: string[]): string => codesOn({ confidence: 0.99 }, texts);

const codesOn = (reading: Partial<Word>, texts: string[]): string => {
  const foot = texts.map((text, at): Printed => [50, 640 + at * 12, text, 8]);
  const printed = printedPage(printedInvoice());
  const words = [...printed.words, ...printedPage(foot).words.map((word) => ({ ...word, ...reading }))];
  const page = { ...printed, words };
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
    ...['RO14399840', 'SK2022749619', 'AU51824753556', 'BG175074752', 'CHE116281710', 'LT119511515', 'LT100001919017'],
    ...['LU15027442', 'NO974760673MVA', 'TR4348900159', 'IE6388047V', 'CY10259033P', 'MT11679112', 'ES54362315K'],
    ...['IN27AAPFU0939F1ZV', 'NZ49091850', 'IT09275602077'],
  ])('of %s are right', (number) => {
    const wrong = number.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
    expect([number, wrong].map(isCheckedTaxNumber)).toEqual([true, false]);
  });

  it('of a tax number are right where those of an account are that nobody has published', () => {
    const paper = (account: string, number: string) => codesOf(`IBAN ${account}`, number);
    expect(paper('DE88 2105 0170 1004 2881 73', 'DE129273398')).toBe('');
    expect(paper('DE88 2105 0170 1004 2881 73', 'DE129283398')).toBe('check-digits');
    expect(paper('DE89 3704 0044 0532 0130 00', 'DE129283398')).toBe('');
  });

  it('of a tax number are those of a company that goes by one number for two registers', () => {
    const others = ['Kunde DE129273398', 'DK34750793'];
    expect(codesOf(...others, 'P.IVA e C.F. 83692580505')).toBe('');
    expect(codesOf(...others, 'P.IVA e C.F. 83692580504')).toBe('check-digits');
  });

  it('of a French tax number are wrong where the number of the company in it is right, and printed alone', () => {
    const paper = (id: string, company: string) => codesOf(`TVA ${id}`, `RCS Lyon ${company}, capital 60 000 €`);
    expect(paper('FR55401323902', '401 323 902')).toBe('');
    expect(paper('FR56401323902', '401 323 902')).toBe('check-digits');
    // Invented numbers tell nothing, nor does one that is printed nowhere else.
    expect(paper('FR56401323903', '401 323 903')).toBe('');
    expect(codesOf('TVA FR56401323902')).toBe('');
  });

  it('of one tax number are wrong where those of two others are right: an account tells nothing of them', () => {
    const [account, buyer] = ['IBAN DE89 3704 0044 0532 0130 00', 'Kunde DE129273398'];
    expect(codesOf(buyer, 'IT05607427720', 'HR77734275687')).toBe('check-digits');
    expect(codesOf(buyer, 'IT05607427720', 'HR77734275686')).toBe('');
    expect(codesOf(account, buyer, 'HR77734275687')).toBe('');
    // One that stands for any.
    expect(codesOf(buyer, 'IT05607427720', 'DE123456789')).toBe('');
  });

  const BUYER = 'Kunde DE129273398';
  it('of an account are wrong where another number tells that they were meant to be right', () => {
    const [wrong, another] = ['IBAN DE89 3704 0044 0532 0130 01', 'IBAN BE68 5390 0754 7034'];
    expect([[], [BUYER], [another], ['Kunde DE129273399']].map((more) => codesOf(wrong, ...more))).toEqual([
      '',
      'check-digits',
      'check-digits',
      '',
    ]);
  });

  it('of the only account are right', () => {
    expect(codesOf(BUYER, 'IBAN DE89 3704 0044 0532 0130 00')).toBe('');
    expect(codesOf(BUYER, 'IBAN DE89 3704 0044 0532 0130 01')).toBe('check-digits');
    // In two rows.
    expect(codesOf(BUYER, 'IBAN DE89 3704 0044', '0532 0130 00')).toBe('');
    expect(codesOf(BUYER, 'IBAN DE89 3704 0044', '0532 0130 01')).toBe('check-digits');
  });

  it('of an account that lacks a digit are wrong where it is called one', () => {
    expect(codesOf(BUYER, 'IBAN: DE89 3704 0044 0532 0130 0')).toBe('check-digits');
    expect(codesOf(BUYER, 'DE89 3704 0044 0532 0130 0')).toBe('');
    // Its last groups may stand in another row.
    expect(codesOf(BUYER, 'Northgate Ltd, 12 Mill Road, IBAN: DE89 3704 0044')).toBe('');
  });

  it('tell a nought where only a letter may stand, and letters where only digits may, but no other sign, where they may be misread', () => {
    expect(codesSeen(BUYER, 'IBAN IT60 0054 2811 1010 0000 0123 456')).toBe('check-digits');
    expect(codesSeen(BUYER, 'IBAN IT24 0054 2811 1010 0000 0123 456')).toBe('');
    expect(codesSeen(BUYER, 'IBAN DE89 37O4 OO44 0532 0130 00')).toBe('');
    expect(codesSeen(BUYER, 'IBAN DE89 37O4 OO44 0532 0130 01')).toBe('check-digits');
    expect(codesOf(BUYER, 'IBAN DE89 37O4 OO44 0532 0130 00')).toBe('check-digits');
  });

  it.each([
    ['KID 1188407710', 'KID 1188407714'],
    ['Kontonummer 1503.44.18273', 'Kontonummer 1503.44.18274'],
    ['Account 02-0248-0126547-00', 'Account 02-0248-0126548-00'],
    ['Nr konta 61 1090 1014 0000 0712 1981 2874', 'Nr konta 61 1090 1014 0000 0712 1981 2847'],
    ['+71<000004180011878+83417204<', '+71<000004180011872+83417204<'],
    ['21 00000 00003 13947 14300 09017', '21 00000 00003 13947 14300 09018'],
    ['# 2041879 # 203 50 4 > 50501055#41#', '# 2041873 # 203 50 4 > 50501055#41#'],
    ['Bankgiro 5050-1055', 'Bankgiro 5050-1056'],
    ['Plusgiro 28 65 43-4', 'Plusgiro 28 65 43-5'],
  ])('of what is paid with are right: %s', (right, wrong) => {
    expect([right, wrong].map((text) => codesOf(BUYER, text))).toEqual(['', 'check-digits']);
    // Nothing tells that they were meant to be right.
    expect(codesOf(wrong)).toBe('');
    expect(codesOf('Kunde DE129273399', wrong)).toBe('');
  });

  it('of a tax number are told by what is paid with, too', () => {
    const [kid, account] = ['KID 1188407710', 'Kontonummer 1503.44.18273'];
    expect(codesOf(kid, account, 'Org.nr. 974 760 673')).toBe('');
    expect(codesOf(kid, account, 'Org.nr. 974 760 674')).toBe('check-digits');
    expect(codesOf(account, 'Org.nr. 974 760 674')).toBe('');
  });

  it('of codes of the trade are told by those of two other lines', () => {
    const coded = (...codes: string[]): string => {
      const sums = { '$185.00': '$195.00', '$18.50': '$19.50', '$203.50': '$214.50' };
      const printed = printedInvoice(sums, [
        ...['EAN', ...codes].map((text, row): Printed => [190, 180 + 20 * row, text]),
        ...['Washer M8', '', '1', '$10.00', '$10.00'].flatMap((text, at): Printed[] =>
          text === '' ? [] : [[[50, 190, 300, 370, 480][at]!, 240, text]],
        ),
      ]).map(([x, y, ...rest]): Printed => [x, y > 240 ? y + 20 : y, ...rest]);
      const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
      return prove(draft)
        .warnings.map(({ code }) => code)
        .join(', ');
    };
    const [first, second, third] = ['6417001204476', '6417001205602', '6417001206739'] as const;
    expect(coded(first, second, third)).toBe('');
    expect(coded(first, second, '6417001206731')).toBe('check-digits');
    // Two of three are no numbers of the trade.
    expect(coded(first, '6417001205601', '6417001206731')).toBe('');
  });

  it('of an Australian number are wrong by themselves', () => {
    expect(['51 824 753 556', '51 824 753 557'].map((abn) => codesOf(`ABN ${abn}`))).toEqual(['', 'check-digits']);
  });

  it('of numbers are told by the register as well', () => {
    const others = ['Kunde DE129273398', 'IT05607427720'];
    expect(codesOf(...others, 'CVR 34750793')).toBe('');
    expect(codesOf(...others, 'CVR 34750794')).toBe('check-digits');
    expect(codesOf(...others, 'Vergi No: 4350321571')).toBe('check-digits');
  });
});
