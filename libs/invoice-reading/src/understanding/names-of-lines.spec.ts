import { describe, expect, it } from '@jest/globals';
import { printedInvoice, type Printed } from '../../test/documents/printed-pdf.js';
import { printedPage } from '../../test/documents/printed-page.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

function read(printed: Printed[]) {
  const { status, lines } = prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));
  return { status, lines: lines.map(({ sku, description }) => [sku?.value ?? null, description?.value ?? null]) };
}

const WITHOUT_LINES = {
  ...{ Description: null, Qty: null, 'Unit Price': null, Amount: null, 'Hex bolt M8': null, 'Cordless drill': null },
  ...{ '20': null, '$1.25': null, '$25.00': null, '2': null, '$80.00': null, '$160.00': null },
};
const COLUMNS = [50, 71.5, 300, 370, 480];
const row = (y: number, cells: (string | null)[]): Printed[] =>
  cells.flatMap((text, at): Printed[] => (text === null ? [] : [[COLUMNS[at]!, y, text]]));

describe('Names alone on their rows', () => {
  it('are whole, with the sizes among them, also where another column begins under a word of theirs', () =>
    expect(
      read(
        printedInvoice(WITHOUT_LINES, [
          ...row(172, ['#', 'Code', 'Qty', 'Unit Price', 'Amount']),
          [50, 186, 'Wood screw 4.5 x 60'],
          ...row(198, ['1', 'HB-108', '20', '$1.25', '$25.00']),
          [50, 216, 'Wall paint 5 l'],
          ...row(228, ['2', 'CD-214', '2', '$80.00', '$160.00']),
        ]),
      ).lines,
    ).toEqual([
      ['HB-108', 'Wood screw 4.5 x 60'],
      ['CD-214', 'Wall paint 5 l'],
    ]));
});

describe('The code of a line', () => {
  it('goes on in the row below its label in two languages', () => {
    const line = (y: number, name: string, [code, end]: [string, string], figures: string[]): Printed[] => [
      ...row(y, [name, null, ...figures]),
      [50, y + 11, `Artikelnr. / Product Code: ${code}`, 8],
      [50, y + 20, end, 8],
    ];
    const paper = (end: string) =>
      read(
        printedInvoice(WITHOUT_LINES, [
          ...row(160, ['Description', null, 'Qty', 'Unit Price', 'Amount']),
          ...line(176, 'Hex bolt M8', ['R278-', end], ['20', '$1.25', '$25.00']),
          ...line(216, 'Cordless drill', ['X533-', '87'], ['2', '$80.00', '$160.00']),
        ]),
      ).lines;
    expect(paper('16')).toEqual([
      ['R278-16', 'Hex bolt M8'],
      ['X533-87', 'Cordless drill'],
    ]);
    expect(paper('with nut')[0]).toEqual(['R278-', 'Hex bolt M8 with nut']);
  });

  it('is perhaps what no amount of the paper is written like, under a heading that nobody knows', () => {
    const commas = {
      ...{ '$1.25': '1,25 €', '$25.00': '25,00 €', '$80.00': '80,00 €', '$160.00': '160,00 €' },
      ...{ '$185.00': '185,00 €', '$18.50': '18,50 €', '$203.50': '203,50 €' },
    };
    const paper = (...codes: string[]) =>
      read(
        printedInvoice(commas, [[220, 180, 'Kvalto'], ...codes.map((code, at): Printed => [220, 200 + 20 * at, code])]),
      ).status;
    expect(paper('2890.84', '1087.59')).toBe('needs_review');
    expect(paper('25,00', '160,00')).toBe('completed');
  });
});

describe('A heading in two languages', () => {
  it('is one column with a dash between them', () =>
    expect(
      read(
        printedInvoice(WITHOUT_LINES, [
          [50, 180, 'Text – Product', 9],
          ...row(180, [null, null, 'Menge – Qty', 'Preis – Price', 'Betrag – Amount']),
          ...row(200, ['Cloud 1 TB', null, '20', '$1.25', '$25.00']),
          ...row(212, ['per user']),
          ...row(230, ['Cordless drill', null, '2', '$80.00', '$160.00']),
        ]),
      ),
    ).toEqual({
      status: 'completed',
      lines: [
        [null, 'Cloud 1 TB per user'],
        [null, 'Cordless drill'],
      ],
    }));

  const described = (heading: string, names: string[]): Printed[] =>
    printedInvoice(WITHOUT_LINES, [
      [50, 180, 'Date'],
      [140, 180, heading],
      ...row(180, [null, null, 'Qty', 'Unit Price', 'Amount']),
      ...names.flatMap((name, at): Printed[] => [
        ...row(200 + 20 * at, [
          '14/03/2026',
          null,
          ...[
            ['20', '$1.25', '$25.00'],
            ['2', '$80.00', '$160.00'],
          ][at]!,
        ]),
        [140, 200 + 20 * at, name],
      ]),
    ]);

  it('is what both sides are', () =>
    expect(read(described('Artículo / descripción', ['Tolls', 'Customs'])).lines).toEqual([
      [null, 'Tolls'],
      [null, 'Customs'],
    ]));

  it('is one of codes where both sides say so', () =>
    expect(read(described('Código / Code', ['HB-108', 'CD-214'])).lines.map(([code]) => code)).toEqual([
      'HB-108',
      'CD-214',
    ]));
});

describe('A heading that nobody knows over the names', () => {
  const table = (marks: string[]): Printed[] =>
    printedInvoice(WITHOUT_LINES, [
      ...row(180, ['Xyzzy', null, 'Qty', 'Unit Price', 'Amount']),
      [200, 180, 'Plugh'],
      [240, 180, 'Date'],
      ...marks.flatMap((mark, at): Printed[] => [
        ...row(
          200 + 20 * at,
          [
            ['Hex bolt M8', null, '20', '$1.25', '$25.00'],
            ['Cordless drill', null, '2', '$80.00', '$160.00'],
          ][at]!,
        ),
        [200, 200 + 20 * at, mark],
        [240, 200 + 20 * at, '14 March'],
      ]),
    ]);

  it('has neither the class of a tax nor a day beside it in them', () =>
    expect(read(table(['A', 'B'])).lines.map(([, name]) => name)).toEqual(['Hex bolt M8', 'Cordless drill']));

  it('may have another part of them beside it', () =>
    expect(read(table(['REG', 'OT'])).lines.map(([, name]) => name)).toEqual(['Hex bolt M8 REG', 'Cordless drill OT']));
});

describe('Headings over the figures of each line', () => {
  const HEADINGS = ['Tax', 'Part No.', 'Qty', 'Price Each', 'Value'];
  const line = (y: number, name: string, rest: string, figures: string[]): Printed[] => [
    [50, y, name],
    [50, y + 12, rest],
    ...[HEADINGS, figures].flatMap((cells, at) =>
      cells.map((text, column): Printed => [[180, 230, 300, 370, 480][column]!, y + 12 * at, text]),
    ),
  ];

  it('head no table: the name stands beside them, and goes on below', () =>
    expect(
      read(
        printedInvoice(WITHOUT_LINES, [
          ...line(170, 'Hex bolt 25 mm', 'M8 x 40', ['10 %', 'HB-108', '20', '$1.25', '$25.00']),
          ...line(206, 'Cordless drill', 'mm', ['10 %', 'CD-214', '2', '$80.00', '$160.00']),
        ]),
      ).lines,
    ).toEqual([
      ['HB-108', 'Hex bolt 25 mm M8 x 40'],
      ['CD-214', 'Cordless drill mm'],
    ]));
});
