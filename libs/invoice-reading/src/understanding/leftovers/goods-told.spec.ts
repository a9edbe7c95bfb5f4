import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../../test/documents/doubts-of.js';
import { type Printed, row } from '../../../test/documents/printed-pdf.js';
import { printedPage } from '../../../test/documents/printed-page.js';
import { printedInvoice } from '../../../test/documents/printed-pdf.js';
import { prove } from '../../proof.js';
import { understandPages } from '../understand-pages.js';

/** Northgate Fasteners Ltd bills 20 bolts and 2 drills, $203.50 with the tax, on 17 March 2026. */
const both = (right: string[], wrong: string[], ...more: Printed[]) =>
  [right, wrong].map((texts) => codesOf([...foot(...texts), ...more]));
const TERMS = 'Terms: 10 days 2 % discount, 30 days net';
const SORT = 'IBAN GB72 LOYD 3094 8101 8447 20';

describe('What suppliers of goods say once more', () => {
  it.each<[string, right: string[], wrong: string[], code: string]>([
    [
      'all packages and their kinds',
      ['9 colli (8 pallets, 1 carton)'],
      ['11 colli (8 pallets, 1 carton)'],
      'left-count',
    ],
    [
      'how many delivery notes head the lines',
      ['Lieferschein L118204', 'Lieferschein L118977', 'Lieferschein L119021', 'Anzahl Lieferscheine: 3'],
      ['Lieferschein L118204', 'Lieferschein L118977', 'Lieferschein L119021', 'Anzahl Lieferscheine: 4'],
      'left-count',
    ],
    [
      'what an early payment leaves, in a sentence without its share',
      [TERMS, 'Zahlbar bis 27.03.2026 mit 4.07 Skonto = 199.43, bis 16.04.2026 ohne Abzug.'],
      [TERMS, 'Zahlbar bis 27.03.2026 mit 4.07 Skonto = 190.43, bis 16.04.2026 ohne Abzug.'],
      'early-discount',
    ],
    [
      'the last of two days',
      [TERMS, 'Zahlbar bis 27.03.2026 mit Skonto, bis 16.04.2026 ohne Abzug.'],
      [TERMS, 'Zahlbar bis 27.03.2026 mit Skonto, bis 16.05.2026 ohne Abzug.'],
      'due-date',
    ],
    [
      'the sort code of the account',
      [`Sort code 30-94-81 account 01844720`, SORT],
      ['Sort code 30-94-18 account 01844720', SORT],
      'other-bank',
    ],
    [
      'of what the goods are made, which is no rate of tax',
      ['FSC Mix 70% where stated.'],
      ['Tariff Mix 70% where stated.'],
      'left-rate',
    ],
    ['the plate of a car', ['License plate: MR 032 SA'], ['License plate: Morrow Zelkor SA'], 'other-sender'],
    ['a sum in capitals', ['TOTAL INC. VAT'], ['TOTALIS INC. VAT'], 'other-sender'],
    [
      'a sum before tax in two languages',
      ['Veroton yhteensä / Total excl. VAT'],
      ['Veroton / Total excl. VAT'],
      'reverse-charge',
    ],
    [
      'a Dutch postcode that looks like an amount',
      ['Havenkade 10, 9712 RM Groningen'],
      ['Havenkade 10, 9712 RM'],
      'several-currencies, left-figure',
    ],
    ['a Dutch postcode that looks like a form', ['3512 PT Utrecht'], ['PT Utrecht Handel'], 'other-sender'],
    [
      'a bank by what it is called in Turkey',
      ['Anadolu Katılım – IBAN GB72 LOYD 3094 8101 8447 20'],
      ['Anadolu Kırtasiye – IBAN GB72 LOYD 3094 8101 8447 20'],
      'other-sender',
    ],
    ['a town that sounds like a form', ['5210 Odense NV'], ['Odense Handel NV'], 'other-sender'],
    [
      'a bank without the word',
      ['Crédit Lyonnais IBAN GB72 LOYD 3094 8101 8447 20'],
      ['Meadow Gardens IBAN GB72 LOYD 3094 8101 8447 20'],
      'other-sender',
    ],
    [
      'the tax in another currency',
      ['Kurs 1 USD = 0.9231 EUR, razem VAT 17.08 EUR'],
      ['Kurs 1 USD = 0.9231 EUR, razem VAT 187.85 EUR'],
      'equivalent',
    ],
    [
      'a note written before the invoice',
      ['Lieferschein L118977 vom 14.03.2026'],
      ['Lieferschein L118977 vom 14.04.2026'],
      'order-date',
    ],
    [
      'the number for income tax within that for sales',
      ['GSTIN 27AAECD8841K1Z9', 'Thank you.', "Company's PAN : AAECD8841K"],
      ['GSTIN 27AAECD8841K1Z9', 'Thank you.', "Company's PAN : AAKFS4182M"],
      'state-code',
    ],
    ['the owners’ capital', ['Cap. Social: $75,000.00'], ['Cap. Sorcial: $75,000.00'], 'unexplained-amount'],
  ])('%s', (_, right, wrong, code) => {
    expect(both(right, wrong)).toEqual(['', code]);
  });

  it.each([
    ['IČ: 27082440', 'DIČ: CZ27082440', 'DIČ: CZ27082519'],
    ['Adószám: 14882405-2-41', 'Közösségi adószám: HU14882405', 'Közösségi adószám: HU14882041'],
  ])('the number of the tax, which begins that of the register or is it: %s', (own, same, other) => {
    expect(
      [same, other].map((tax) =>
        codesOf([
          [50, 72, own],
          [50, 84, tax],
        ]),
      ),
    ).toEqual(['', 'several-tax-numbers']);
    // Of people it is longer.
    expect(
      codesOf([
        [50, 72, 'IČ: 27082440'],
        [50, 84, 'DIČ: CZ7407162814'],
      ]),
    ).toBe('');
  });

  it('the name of another paper over its number, where the invoice has one as well', () => {
    const named = (label: string, size: number) =>
      codesOf(
        [
          [50, 150, 'Purchase Order', size],
          [150, 150, label, 9],
          [50, 162, 'PO-9918', 9],
          [150, 162, 'INV-20417', 9],
        ],
        { 'Invoice Number: INV-20417': null },
      );
    expect(named('Our Invoice', 9)).toBe('');
    expect([named('Our Invoice', 14), named('Number', 9)].map((codes) => codes.includes('no-invoice'))).toEqual([
      true,
      true,
    ]);
  });

  it('a code that looks like the number of the invoice, or like an amount', () => {
    const coded = (first: string, below: string) =>
      codesOf(
        [...row(180, [[190, 'Code']]), ...row(200, [[190, first]]), ...row(220, [[190, '109765']]), ...foot(below)],
        { 'Invoice Number: INV-20417': 'Invoice Number: 109994' },
      );
    expect(coded('109211', 'Zelkor 109211')).toBe('');
    expect(coded('109211', 'Zelkor 109212')).toContain('several-numbers');
    expect(coded('1948.53', 'Zelkor 1948.53')).toBe('');
    expect(coded('1948.53', 'Zelkor 1948.54')).toContain('left-figure');
  });

  it('what is ordered, on the line and open', () => {
    const open = (drills: string) =>
      codesOf([
        ...row(
          180,
          [
            [180, 'Ordered'],
            [240, 'Pending'],
          ],
          10,
        ),
        ...row(
          200,
          [
            [180, '20'],
            [240, '0'],
          ],
          10,
        ),
        ...row(
          220,
          [
            [180, '5'],
            [240, drills],
          ],
          10,
        ),
      ]);
    expect(['3', '2'].map(open)).toEqual(['', 'line-note']);
  });

  it('how many parcels a column has', () => {
    const parcels = (said: string) =>
      codesOf([
        ...row(180, [[220, 'Parcels']], 10),
        ...row(200, [[225, '4']], 10),
        ...row(220, [[225, '5']], 10),
        ...foot(`Number of parcels: ${said}`),
      ]);
    expect(['9', '7'].map(parcels)).toEqual(['', 'piece-count, item-count']);
  });

  it('the heads of its pages', () => {
    const pages = (second: string) => {
      const [first, next] = [printedInvoice(), [[50, 20, second] as Printed, [50, 400, 'Thank you.'] as Printed]].map(
        (words, at) => {
          const page = printedPage(at === 0 ? [...words, [50, 20, 'Our reference GX 902 7714']] : words);
          return { ...page, number: at + 1, words: page.words.map((word) => ({ ...word, page: at + 1 })) };
        },
      );
      const draft = understandPages({ kind: 'pages', pages: [first!, next!], attachments: [] });
      return prove(draft)
        .warnings.map(({ code }) => code)
        .join();
    };
    expect(['7714', '7741'].map((end) => pages(`Our reference GX 902 ${end}`))).toEqual([
      '',
      'several-references,near-miss',
    ]);
  });

  it('an account beside the sums, which counts no pieces', () => {
    const beside = (text: string) => codesOf([[276, 280, text]]);
    expect(['ACCT 101000695', 'ACCT 91'].map(beside)).toEqual(['', 'piece-count']);
  });
});

describe('Below a line of 20', () => {
  const below = (...texts: string[]): string => codesOf(texts.map((text, at): Printed => [60 + 40 * at, 209, text, 7]));

  it.each([
    [
      ['Sizes', 'S : 4', 'M : 10', 'XL : 6'],
      ['Sizes', 'S : 4', 'M : 10', 'XL : 7'],
    ],
    [['S: 4 M: 10 2XL: 6'], ['S: 4 M: 12 2XL: 6']],
    [
      ['38 : 4', '40 : 10', '42 : 6'],
      ['38 : 4', '40 : 10', '42 : 8'],
    ],
  ])('sizes come to as many: %s', (right, wrong) => {
    expect([below(...right), below(...wrong)]).toEqual(['', 'parts-of-line']);
  });

  it.each(['14:30 15:30 16:45', 'Size M: 12 in stock', '44 : 4 40 : 10 42 : 8'])('is no list of sizes: %s', (text) => {
    expect(below(text)).not.toContain('parts-of-line');
  });

  it('places come to as many, in the unit of the line', () => {
    const placed = (...counts: number[]): string =>
      codesOf(
        counts.map((count, at): Printed => [60, 208 + 7 * at, `${['North', 'South'][at]!} site: ${count} seats`, 6]),
        { '20': '20 seats' },
      );
    expect([placed(12, 8), placed(12, 9)]).toEqual(['', 'parts-of-line']);
    expect(placed(9)).not.toContain('parts-of-line');
  });
});
