import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (...pages: Printed[][]) => {
  const printed = pages.map((words, index) => {
    const page = printedPage(words);
    const number = index + 1;
    return { ...page, number, words: page.words.map((word) => ({ ...word, page: number })) };
  });
  const { status, lines } = prove(understandPages({ kind: 'pages', pages: printed, attachments: [] }));
  return [status, ...lines.map(({ sku, description }) => [sku?.value, description?.value])];
};

const headings = (y: number): Printed[] => [
  [50, y, 'Description', 8],
  ...row(y + 14, [
    [50, 'No.'],
    [230, 'Qty'],
    [350, 'Unit Price'],
    [480, 'Amount'],
  ]),
];
const figures = (y: number, at: number, [count, price, amount]: string[]): Printed[] =>
  row(y, [
    [50, `${at}.`],
    [230, count!],
    [350, price!],
    [480, amount!],
  ]);
const name = (y: number, text: string): Printed => [50, y, text, 8];

/** Three lines whose names stand below their figures, the last of them overleaf where `overleaf` stands. */
function paper(names: string[][], overleaf: Printed[]): [Printed[], Printed[]] {
  const lines = [
    ['20', '$1.25', '$25.00'],
    ['2', '$80.00', '$160.00'],
    ['4', '$10.00', '$40.00'],
  ];
  const below = lines.flatMap((line, at) => [
    ...figures(210 + at * 40, at + 1, line),
    ...names[at]!.map((text, index) => name(220 + at * 40 + index * 10, text)),
  ]);
  const sums: Printed[] = [
    [370, 330, 'Subtotal'],
    [480, 330, '$265.00'],
    [370, 345, 'VAT 10 %'],
    [480, 345, '$26.50'],
    [370, 360, 'Total'],
    [480, 360, '$291.50'],
    ...figures(140, 4, ['5', '$8.00', '$40.00']),
    name(150, 'Washer'),
  ];
  return [
    [...HEAD, ...headings(180), ...below],
    [...headings(80), ...overleaf, ...sums],
  ];
}

describe('The name of the last line on a page', () => {
  it('may stand below the headings of the next', () => {
    const [first, second] = paper(
      [['Hex bolt M8'], ['Cordless drill'], []],
      [name(110, 'Ball valve'), name(120, '3/4" brass')],
    );
    expect(read(first, second)).toEqual([
      'completed',
      [undefined, 'Hex bolt M8'],
      [undefined, 'Cordless drill'],
      [undefined, 'Ball valve 3/4" brass'],
      [undefined, 'Washer'],
    ]);
  });

  it('is not there where the line has one, or where a gap stands between', () => {
    const own = paper([['Hex bolt M8'], ['Cordless drill'], ['Ball valve']], [name(110, 'Fasteners')]);
    expect(read(...own)[3]).toEqual([undefined, 'Ball valve']);
    const apart = paper([['Hex bolt M8'], ['Cordless drill'], []], [name(108, 'Ball valve'), name(128, 'Fasteners')]);
    expect(read(...apart)[3]).toEqual([undefined, 'Ball valve']);
  });
});

describe('Codes in a row of their own', () => {
  const coded = (...codes: string[]) =>
    read(
      ...paper(
        [
          [codes[0]!, 'Hex bolt M8'],
          [codes[1]!, 'Cordless drill'],
          [codes[2]!, 'Ball valve'],
        ],
        [],
      ),
    );

  it('stand between figures and names that have a heading of their own', () => {
    expect(coded('F682-27', 'P901-21', 'N122-74').slice(1, 3)).toEqual([
      ['F682-27', 'Hex bolt M8'],
      ['P901-21', 'Cordless drill'],
    ]);
  });
});
