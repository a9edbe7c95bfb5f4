import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, row } from '../../test/documents/printed-pdf.js';
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
