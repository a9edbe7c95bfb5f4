import { describe, expect, it } from '@jest/globals';
import { codesOf, foot } from '../../test/documents/doubts-of.js';
import { type Printed, row, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';

/** Lines of 25.00 and 160.00, of which the second is taxed, with a carriage of 9.50. */
const paper = (rows: string[][], classes = ['Z', 'S'], more: Printed[] = []): string =>
  codesOf(
    [
      [540, 180, 'VAT'],
      [545, 200, classes[0]!],
      [545, 220, classes[1]!],
      ...row(300, [
        [50, 'Code'],
        [90, 'Rate'],
        [140, 'Goods'],
        [200, 'Carriage'],
        [270, 'VAT'],
      ]),
      ...rows.flatMap((texts, at) =>
        row(
          312 + 12 * at,
          texts.map((text, column): [number, string] => [[50, 90, 140, 200, 270][column]!, text]),
        ),
      ),
      ...[
        ['Goods total', '$185.00'],
        ['Carriage', '$9.50'],
        ['VAT', '$33.90'],
        ['Invoice total', '$228.40'],
      ].flatMap(([label, amount], at): Printed[] => [
        [370, 300 + 12 * at, label!],
        [480, 300 + 12 * at, amount!],
      ]),
      ...more,
    ],
    WITHOUT_SUMS,
  );
const ROWS = [
  ['S', '20.00', '160.00', '9.50', '33.90'],
  ['Z', '0.00', '25.00', '0.00', '0.00'],
];

describe('A table of taxes with goods and carriage in two columns', () => {
  it('is of both', () => expect(paper(ROWS)).toBe(''));

  it.each([
    ['whose tax is not of what both come to', [['S', '20.00', '160.00', '8.50', '33.90'], ROWS[1]!]],
    ['whose goods are not those of the lines', [ROWS[0]!, ['Z', '0.00', '35.00', '0.00', '0.00']]],
  ])('is reviewed %s', (_, rows) => expect(paper(rows)).not.toBe(''));

  it('has the lines of each class', () => expect(paper(ROWS, ['S', 'S'])).toContain('left-rate'));
});

describe('Words between what a surcharge is taken of and its share', () => {
  const charged = (share: string): string =>
    codesOf(
      [
        [300, 255, `Diesel surcharge 10 % of $160.00 freight`],
        [480, 255, share],
      ],
      {
        ...{ Subtotal: null, '$185.00': null, 'Sales Tax 10%': null, '$18.50': null },
        ...{ Total: 'Total', '$203.50': '$201.00' },
      },
    );

  it('name no other charge', () => {
    expect(charged('$16.00')).toBe('');
    expect(charged('$17.00')).not.toBe('');
  });
});

describe('What an early payment saves, said to be without the tax', () => {
  const offered = (saved: string): string =>
    codesOf(foot(`A settlement discount of 2 % on goods ($${saved} before VAT) may be taken within 7 days.`));

  it('is no discount of the invoice', () => expect(offered('3.70')).toBe(''));
  it('is its share of a sum', () => expect(offered('7.30')).toContain('early-discount'));
});
