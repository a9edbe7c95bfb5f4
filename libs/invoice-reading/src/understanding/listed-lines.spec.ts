import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, SUMS } from '../../test/documents/printed-pdf.js';
import { valuesOf } from '../../test/documents/values-of.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const { status, lines } = prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));
  return {
    status,
    lines: valuesOf(lines),
  };
};

/** Each kind of list, with the same two lines; `changes` replaces texts. */
const cards = (changes: Record<string, string> = {}): Printed[] =>
  printed(changes, [
    [50, 180, 'Hex bolt M8x40'],
    [480, 180, '$ 25.00'],
    [50, 194, 'HX-0840 · 20 × $1.25', 8],
    [50, 214, 'Cordless drill'],
    [480, 214, '$160.00'],
    [50, 228, 'DRILL-2 · 2 × $80.00', 8],
  ]);
const roll = (changes: Record<string, string> = {}): Printed[] =>
  printed(changes, [
    [50, 180, 'Hex bolt M8x40'],
    [50, 194, '20 x 1.25'],
    [480, 194, '$ 25.00'],
    [50, 208, 'Cordless drill'],
    [50, 222, '2 x 80.00'],
    [480, 222, '$160.00'],
  ]);
const letter = (changes: Record<string, string> = {}): Printed[] =>
  printed(changes, [
    [50, 180, 'Hex bolt M8x40, painted'],
    [480, 180, '$ 25.00'],
    [50, 200, 'Stretch film 500 mm'],
    [480, 200, '$160.00'],
  ]);
const printed = (changes: Record<string, string>, list: Printed[]): Printed[] =>
  [...HEAD, ...list, ...SUMS].map(([x, y, text, size]) => [x, y, changes[text] ?? text, size]);

describe('Lines without a table', () => {
  it('in cards have their name beside the amount, and code, count and price below', () => {
    expect(read(cards())).toEqual({
      status: 'completed',
      lines: [
        ['HX-0840', 'Hex bolt M8x40', '20', '1.25', '25.00'],
        ['DRILL-2', 'Cordless drill', '2', '80.00', '160.00'],
      ],
    });
  });

  it('of a till roll have their name above count and amount', () => {
    const { status, lines } = read(roll());
    expect(status).toBe('completed');
    expect(lines.map(([, name, quantity]) => [name, quantity])).toEqual([
      ['Hex bolt M8x40', '20'],
      ['Cordless drill', '2'],
    ]);
  });

  it('of a letter are one each at their amount; a size is no count', () => {
    const { status, lines } = read(letter());
    expect(status).toBe('completed');
    expect(lines.map(([, name, quantity]) => [name, quantity])).toEqual([
      ['Hex bolt M8x40, painted', '1'],
      ['Stretch film 500 mm', '1'],
    ]);
    expect(read(letter({ 'Stretch film 500 mm': '3 x Stretch film' })).status).toBe('needs_review');
  });

  it.each([
    ['an amount', '$160.00', '$165.00'],
    ['the sum of them', '$185.00', '$180.00'],
    ['the total', '$203.50', '$213.50'],
  ])('are not called right when %s is another', (_what, text, other) => {
    for (const list of [cards, roll, letter]) expect(read(list({ [text]: other })).status).toBe('needs_review');
  });

  it('are not called right when count and price come to another amount', () => {
    expect(read(cards({ 'DRILL-2 · 2 × $80.00': 'DRILL-2 · 3 × $80.00' })).status).toBe('needs_review');
    expect(read(roll({ '2 x 80.00': '2 x 85.00' })).status).toBe('needs_review');
  });

  it('are not called right when something is printed between them that nothing explains', () => {
    const charge: Printed = [50, 204, 'incl. copyright fee 3.50', 8];
    expect(read([...cards(), charge]).status).toBe('needs_review');
    expect(read([...letter(), [300, 180, '20']]).status).toBe('needs_review');
  });
});

describe('A table whose names stand over the figures', () => {
  const table = (...names: [string, string]): Printed[] => [
    ...HEAD,
    [50, 166, 'Description'],
    [50, 180, 'Code'],
    ...[
      [300, 'Qty'],
      [370, 'Unit Price'],
      [480, 'Amount'],
    ].map(([x, text]): Printed => [x as number, 180, text as string]),
    ...names.flatMap((name, at): Printed[] => [
      [50, 202 + at * 30, name],
      [50, 214 + at * 30, ['75.6778', 'DR-200'][at]!],
      [300, 214 + at * 30, ['20', '2'][at]!],
      [370, 214 + at * 30, ['$1.25', '$80.00'][at]!],
      [480, 214 + at * 30, ['$ 25.00', '$160.00'][at]!],
    ]),
    ...SUMS,
  ];

  it('gives each line the name above it and the code beside its figures', () => {
    const { status, lines } = read(table('Hex bolt', 'Cordless drill'));
    expect(status).toBe('completed');
    expect(lines.map(([sku, name]) => [sku, name])).toEqual([
      ['75.6778', 'Hex bolt'],
      ['DR-200', 'Cordless drill'],
    ]);
  });
});

describe('A column of numbers under a heading that nobody knows', () => {
  const table = (codes: string[]): Printed[] => [
    ...HEAD,
    ...(
      [
        [50, 'Description'],
        [210, 'Xyzzy'],
        [300, 'Qty'],
        [370, 'Unit Price'],
        [480, 'Amount'],
      ] as const
    ).map(([x, text]): Printed => [x, 180, text]),
    ...codes.flatMap((code, at): Printed[] => [
      [50, 200 + at * 20, ['Hex bolt', 'Cordless drill'][at]!],
      [210, 200 + at * 20, code],
      [300, 200 + at * 20, ['20', '2'][at]!],
      [370, 200 + at * 20, ['$1.25', '$80.00'][at]!],
      [480, 200 + at * 20, ['$ 25.00', '$160.00'][at]!],
    ]),
    ...SUMS,
  ];

  it('holds the codes when each is another and no sum needs them', () => {
    expect(read(table(['540428', '84.4980'])).lines.map(([sku]) => sku)).toEqual(['540428', '84.4980']);
    expect(read(table(['7', '7'])).lines.map(([sku]) => sku)).toEqual([null, null]);
    expect(read(table(['101', '107'])).lines.map(([sku]) => sku)).toEqual([null, null]);
  });
});

describe('A rule that is typed', () => {
  it('is part of no line', () => {
    const ruled: Printed[] = [[50, 240, '----------------------------------------']];
    expect(read([...letter(), ...ruled]).lines.map(([, name]) => name)).toEqual([
      'Hex bolt M8x40, painted',
      'Stretch film 500 mm',
    ]);
  });
});

describe('Lines that print an amount and a rate', () => {
  const rows = (rates: string[], names = ['Consulting', 'Pallet wrap']): Printed[] => [
    ...HEAD,
    [50, 180, 'Description'],
    [300, 180, 'VAT %'],
    [480, 180, 'Amount'],
    ...names.flatMap((name, at): Printed[] => [
      [50, 200 + at * 16, name],
      [300, 200 + at * 16, rates[at]!],
      [480, 200 + at * 16, ['$ 25.00', '$160.00'][at]!],
    ]),
    ...SUMS,
  ];

  it.each([
    ['10 %', '10 %'],
    ['10', '10'],
  ])('are one at that amount, also where the name could be a charge: %s', (...rates) => {
    const { status, lines } = read(rows(rates));
    expect([status, lines.map(([, name]) => name)]).toEqual(['completed', ['Consulting', 'Pallet wrap']]);
  });
});

describe('A list of goods with a size in their names', () => {
  it('is paired by what multiplies out', () => {
    const { status, lines } = read(cards({ 'Hex bolt M8x40': 'Panel 60x60' }));
    expect([status, lines.map(([, name]) => name)]).toEqual(['completed', ['Panel 60x60', 'Cordless drill']]);
  });
});

describe('Figures that stand under no heading', () => {
  /** Quantities between "Qty" and "Unit", prices between "Price" and "VAT". */
  const table = (total: string): Printed[] => [
    ...HEAD,
    ...(
      [
        [50, 'Description'],
        [230, 'Qty'],
        [275, 'Unit'],
        [320, 'Price'],
        [395, 'VAT'],
        [480, 'Amount'],
      ] as const
    ).map(([x, text]): Printed => [x, 180, text]),
    ...[
      ['Hex bolt 4 kg', '20 pcs', '$1.25', total],
      ['Cordless drill', '2 pcs', '$80.00', '$160.00'],
    ].flatMap(([name, count, price, sum], at): Printed[] => [
      [50, 200 + at * 20, name!],
      [258, 200 + at * 20, count!],
      [362 - 5 * at, 200 + at * 20, price!],
      [398, 200 + at * 20, '10%'],
      [480, 200 + at * 20, sum!],
    ]),
    ...SUMS,
  ];

  it('are those of the free column beside them', () => {
    const { status, lines } = read(table('$ 25.00'));
    expect([status, lines.map(([, , quantity, price]) => [quantity, price])]).toEqual([
      'completed',
      [
        ['20', '1.25'],
        ['2', '80.00'],
      ],
    ]);
    expect(read(table('$ 35.00')).status).toBe('needs_review');
  });
});

describe('A list whose sum leaves out the first line', () => {
  it('is no list: the line printed as near above is one, too', () => {
    const twice: Printed[] = [
      [50, 152, 'Hex bolt M8x40'],
      [50, 166, '20 x 1.25'],
      [480, 166, '$ 25.00'],
    ];
    expect(read(roll()).status).toBe('completed');
    expect(read([...twice, ...roll()]).status).toBe('needs_review');
  });
});
