import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { areDescribedTwice } from './code-columns.js';
import { findTableHeaders } from './line-columns.js';
import { toTableRow } from './table-rows.js';
import { textLines } from './text-lines.js';
import { understandPages } from './understand-pages.js';

const read = (words: Printed[]) => {
  const { status, lines } = prove(understandPages({ kind: 'pages', pages: [printedPage(words)], attachments: [] }));
  return { status, codes: lines.map(({ sku }) => sku?.value ?? null) };
};

describe('Words beside the names of goods', () => {
  const areTwo = (...beside: string[]): boolean => {
    const lines = textLines(
      printedPage([
        ...row(180, [
          [53, 'Description'],
          [341, 'Qty'],
          [389, 'Rate'],
          [452, 'VAT %'],
          [509, 'Net amt'],
        ]),
        ...beside.flatMap((text, at) =>
          row(200 + 20 * at, [
            [53, ['Hex bolt M8', 'Cordless drill'][at]!],
            [320, ['20', '2'][at]!],
            [380, ['1.25', '80.00'][at]!],
            [439, text],
            [509, ['25.00', '160.00'][at]!],
          ]),
        ),
      ]),
    );
    const [{ columns } = { columns: [] }] = findTableHeaders(lines);
    return areDescribedTwice(
      lines.slice(1).map((line) => toTableRow(line, columns, '.')),
      columns,
    );
  };

  it('may be codes, but where they name the tax', () => {
    expect(areTwo('KXA 10 %', 'LMB 10 %')).toBe(true);
    expect(areTwo('VAT 10 %', 'VAT 10 %')).toBe(false);
  });
});

const GOODS = ['Hex bolt M8', 'Cordless drill', 'Wall paint'];
const FIGURES = [
  ['20', '1,25', '25,00'],
  ['2', '80,00', '160,00'],
  ['4', '10,00', '40,00'],
];
const TOTALS: Printed[] = [
  ...row(330, [
    [370, 'Subtotal'],
    [480, '225,00 EUR'],
  ]),
  ...row(345, [
    [370, 'VAT 10 %'],
    [480, '22,50 EUR'],
  ]),
  ...row(360, [
    [370, 'Total'],
    [480, '247,50 EUR'],
  ]),
];
const CODES = ['3459.57', '4870.99', '7150.41'];

describe('Words in capitals under "Item"', () => {
  const under = (items: string[], names = GOODS) =>
    read([
      ...HEAD,
      ...row(180, [
        [50, 'Item'],
        [130, 'Description'],
        [300, 'Qty'],
        [370, 'Price'],
        [480, 'Amount'],
      ]),
      ...FIGURES.flatMap(([count = '', price = '', amount = ''], at) =>
        row(200 + 20 * at, [
          [50, items[at]!],
          [130, names[at]!],
          [300, count],
          [370, price],
          [480, amount],
        ]),
      ),
      ...TOTALS,
    ]);

  it('are codes beside names in small letters, and may be half of the name beside others', () => {
    const codes = ['OX 251', 'C25 336', 'RENT 2'];
    expect(under(codes)).toEqual({ status: 'completed', codes });
    expect(under(codes, ['HEX BOLT', 'DRILL', 'PAINT']).status).toBe('needs_review');
    expect(under(['Ox 251', 'Argon', 'Rent']).status).toBe('needs_review');
  });
});

describe('Codes in the shape of amounts', () => {
  it('over the names are those of the lines, whatever number the customs know the goods by', () => {
    const words: Printed[] = [
      ...HEAD,
      ...row(180, [
        [50, 'Product'],
        [200, 'HSN/SAC'],
        [290, 'Qty'],
        [370, 'Unit price'],
        [480, 'Amount'],
      ]),
      ...CODES.flatMap((code, at): Printed[] => [
        ...row(200 + 30 * at, [
          [50, code],
          [200, `8373534${at}`],
          [290, FIGURES[at]![0]!],
          [370, FIGURES[at]![1]!],
          [480, FIGURES[at]![2]!],
        ]),
        [50, 210 + 30 * at, GOODS[at]!, 8],
      ]),
      ...TOTALS,
    ];
    expect(read(words)).toEqual({ status: 'completed', codes: CODES });
    // Where no other number stands there, it is all that tells the goods.
    const names = words
      .filter(([, , text]) => !CODES.includes(text))
      .map(([x, y, text, size]): Printed => (GOODS.includes(text) ? [x, y - 10, text, size] : [x, y, text, size]));
    expect(read(names).codes).toEqual(['83735340', '83735341', '83735342']);
  });

  it('may stand beside the headings of each line', () => {
    const words: Printed[] = [
      ...HEAD,
      ...CODES.flatMap((code, at): Printed[] => [
        ...row(190 + 36 * at, [
          [50, code],
          [290, 'Qty'],
          [370, 'Unit price'],
          [480, 'Amount'],
        ]),
        ...row(201 + 36 * at, [
          [50, GOODS[at]!],
          [290, FIGURES[at]![0]!],
          [370, FIGURES[at]![1]!],
          [480, FIGURES[at]![2]!],
        ]),
      ]),
      ...TOTALS,
    ];
    expect(read(words)).toEqual({ status: 'completed', codes: CODES });
    const swapped = words.map(([x, y, text, size]): Printed => [x, y, text === CODES[1] ? '48' : text, size]);
    expect(read(swapped).status).toBe('needs_review');
  });
});

describe('Under a heading for the names above the figures', () => {
  const NAMES: Printed[] = [[50, 166, 'Service']];
  const table = (first: [string, string], heading = 'Stock code', counter = 'Item', names: Printed[] = NAMES) =>
    read([
      ...HEAD,
      ...names,
      ...row(180, [
        [50, counter],
        [100, heading],
        [240, 'Qty.'],
        [330, 'Rate'],
        [500, 'Total'],
      ]),
      [50, 196, 'Hex bolt M8'],
      ...row(208, [
        [50, first[0]],
        [100, 'M591-80'],
        [240, '20'],
        [330, '1.25'],
        [500, '25.00'],
      ]),
      [50, 224, 'Cordless drill'],
      ...row(236, [
        [50, first[1]],
        [100, 'V780-72'],
        [240, '2'],
        [330, '80.00'],
        [500, '160.00'],
      ]),
      ...row(280, [
        [370, 'Subtotal'],
        [500, '$185.00'],
      ]),
      ...row(296, [
        [370, 'Tax (10%)'],
        [500, '$18.50'],
      ]),
      ...row(312, [
        [370, 'Total'],
        [500, '$203.50'],
      ]),
    ]);

  it.each([
    ['10', '20'],
    ['1', '2'],
  ])('what counts the lines is no code beside one: %s, %s', (...counts) =>
    expect(table(counts)).toEqual({ status: 'completed', codes: ['M591-80', 'V780-72'] }),
  );

  it('noughts before what counts the lines make it no code, whatever it is called', () =>
    expect(table(['000010', '000020'], 'SKU', 'Kvalto', []).codes).toEqual(['M591-80', 'V780-72']));

  it('what does not count them may be their code as well', () =>
    expect(table(['K-118', 'K-204']).codes).not.toEqual(['M591-80', 'V780-72']));
});

describe('Words in a column beside the names', () => {
  const paper = (heading: string, ...texts: [string, string]) =>
    read(
      printedInvoice({}, [
        [200, 180, heading],
        [200, 200, texts[0]],
        [200, 220, texts[1]],
      ]),
    );

  it('are no codes where they say of which country the goods are, or what was done', () => {
    expect(paper('ORIG', 'MX', 'CN').codes).toEqual([null, null]);
    expect(paper('ORIG', 'MXF', 'CNF').codes).toEqual(['MXF', 'CNF']);
    expect(paper('Activity', 'Parts', 'Supplies').status).toBe('completed');
    expect(paper('Activity', 'KB-17', 'Supplies').status).toBe('needs_review');
  });
});

describe('Codes in a column of their own under the heading of the names', () => {
  const paper = (...texts: [string, string][]) =>
    read([
      ...HEAD,
      ...row(180, [
        [43, 'Line'],
        [125, 'Product'],
        [320, 'Shipped'],
        [389, 'Price'],
        [509, 'Total'],
      ]),
      ...texts.flatMap(([code, name], at) =>
        row(200 + 20 * at, [
          [43, String(at + 1)],
          [64, code],
          [125, name],
          [330, ['20', '2'][at]!],
          [389, ['$1.25', '$80.00'][at]!],
          [509, ['$25.00', '$160.00'][at]!],
        ]),
      ),
      ...row(260, [
        [430, 'Total'],
        [509, '$185.00'],
      ]),
    ]);

  it('are those of the lines, another on each', () => {
    expect(paper(['4464K14', 'Pipe fitting'], ['188K2', 'Cordless drill'])).toEqual({
      status: 'completed',
      codes: ['4464K14', '188K2'],
    });
    expect(paper(['4464K14', 'Pipe fitting'], ['4464K14', 'Cordless drill']).codes).toEqual([null, null]);
    expect(paper(['Steel', 'Pipe fitting'], ['Cordless', 'Drill']).codes).toEqual([null, null]);
  });
});
