import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, row, SUMS } from '../../test/documents/printed-pdf.js';
import { valuesOf } from '../../test/documents/values-of.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (...pages: Printed[][]) => {
  const printed = pages.map((words, index) => {
    const page = printedPage(words);
    const number = index + 1;
    return { ...page, number, words: page.words.map((word) => ({ ...word, page: number })) };
  });
  const { status, lines } = prove(understandPages({ kind: 'pages', pages: printed, attachments: [] }));
  return {
    status,
    lines: valuesOf(lines),
  };
};

/** The same two lines in each structure, in words that nobody knows. */
type Structure = (price: string) => Printed[];

const labelled: Structure = (price) => [
  [50, 190, 'Hex bolt M8x40'],
  ...row(203, [
    [50, `Dala: ${price} / pc`],
    [150, 'Vorn: 20'],
    [250, 'Mesk: 25.00'],
  ]),
  [50, 225, 'Cordless drill'],
  ...row(238, [
    [50, 'Dala: 80.00 / pc'],
    [150, 'Vorn: 2'],
    [250, 'Mesk: 160.00'],
  ]),
];
const mail: Structure = (price) => [
  ...row(190, [
    [50, '20 ×'],
    [120, 'Hex bolt M8x40'],
    [480, '25.00'],
  ]),
  [120, 202, `Dala: ${price}`, 8],
  ...row(220, [
    [50, '2 ×'],
    [120, 'Cordless drill'],
    [480, '160.00'],
  ]),
  [120, 232, 'Dala: 80.00', 8],
];
const cards: Structure = (price) => [
  ...row(190, [
    [50, 'HX-0840'],
    [300, 'Vorn'],
    [370, 'Dala'],
    [480, 'Mesk'],
  ]),
  ...row(200, [
    [50, 'Hex bolt M8x40'],
    [300, '20 pcs'],
    [370, price],
    [480, '25.00'],
  ]),
  ...row(222, [
    [50, 'DR-0002'],
    [310, 'Vorn'],
    [375, 'Dala'],
    [480, 'Mesk'],
  ]),
  ...row(232, [
    [50, 'Cordless drill'],
    [310, '2 pcs'],
    [375, '80.00'],
    [480, '160.00'],
  ]),
];
const storeys: Structure = (price) => [
  ...row(170, [
    [60, 'Artla'],
    [300, 'Vorn'],
    [370, 'Dala'],
    [480, 'Mesk'],
  ]),
  ...row(190, [
    [300, '20 pcs'],
    [370, price],
    [480, '25.00'],
  ]),
  [50, 200, 'Hex bolt M8x40', 8],
  ...row(222, [
    [300, '2 pcs'],
    [370, '80.00'],
    [480, '160.00'],
  ]),
  [50, 232, 'Cordless drill', 8],
];

const NAMES = ['Hex bolt M8x40', 'Cordless drill'];

describe('Lines in blocks', () => {
  it.each([
    ['values behind labels below each name', labelled, [null, null]],
    ['how many before the name, the price below it', mail, [null, null]],
    ['headings repeated over each line, wherever its columns stand', cards, ['HX-0840', 'DR-0002']],
    ['figures with the name below them', storeys, [null, null]],
  ] as [string, Structure, (string | null)[]][])('are read by what multiplies out: %s', (_, structure, codes) => {
    expect(read([...HEAD, ...structure('1.25'), ...SUMS])).toEqual({
      status: 'completed',
      lines: [
        [codes[0], NAMES[0], '20', '1.25', '25.00'],
        [codes[1], NAMES[1], '2', '80.00', '160.00'],
      ],
    });
    expect(read([...HEAD, ...structure('1.35'), ...SUMS]).status).toBe('needs_review');
  });

  it('are called by what stands over a row of labels, of which one may lack its value; another note stands farther up', () => {
    const paper = (price: string): Printed[] => [
      ...HEAD,
      [50, 172, 'Dokument WZ LS-46283'],
      [50, 190, 'Hex bolt M8x40'],
      ...row(201, [
        [50, 'Symbol: T880-43'],
        [150, 'Vorn: 20'],
        [220, `Dala: ${price}`],
        [300, 'Upust:'],
        [380, 'Mesk: 25.00'],
      ]),
      [50, 217, 'Cordless drill'],
      ...row(228, [
        [50, 'Symbol: K792-26'],
        [150, 'Vorn: 2'],
        [220, 'Dala: 80.00'],
        [300, 'Upust: 0 %'],
        [380, 'Mesk: 160.00'],
      ]),
      ...SUMS,
    ];
    expect(read(paper('1.25'))).toEqual({
      status: 'completed',
      lines: [
        ['T880-43', NAMES[0], '20', '1.25', '25.00'],
        ['K792-26', NAMES[1], '2', '80.00', '160.00'],
      ],
    });
    expect(read(paper('1.35')).status).toBe('needs_review');
  });

  it('have their quantity among the figures, not in a sentence below that says how many are left', () => {
    const paper = (quantity: string): Printed[] => [
      ...HEAD,
      ...row(200, [
        [50, 'Cordless drill'],
        [300, '18.50 / pc'],
        [400, quantity],
        [480, '185.00'],
      ]),
      [50, 212, 'plonk 12, drilk 10, mirf 2'],
      ...SUMS,
    ];
    expect(read(paper('10.0'))).toEqual({
      status: 'completed',
      lines: [[null, 'Cordless drill plonk 12, drilk 10, mirf 2', '10.0', '18.50', '185.00']],
    });
    expect(read(paper('11.0')).status).toBe('needs_review');
  });

  it('were done on a day before the invoice', () => {
    const paper = (day: string): Printed[] => [
      ...HEAD,
      [50, 190, 'Hex bolt M8x40'],
      ...row(201, [
        [50, 'Date: 03/03/2026'],
        [150, 'Vorn: 20'],
        [220, 'Dala: 1.25'],
        [380, 'Mesk: 25.00'],
      ]),
      [50, 217, 'Cordless drill'],
      ...row(228, [
        [50, `Date: ${day}`],
        [150, 'Vorn: 2'],
        [220, 'Dala: 80.00'],
        [380, 'Mesk: 160.00'],
      ]),
      ...SUMS,
    ];
    expect(['10/03/2026', '10/04/2026'].map((day) => read(paper(day)).status)).toEqual(['completed', 'needs_review']);
  });

  const tableAt = (x: number, figures: [string, string, string, string]): Printed[] =>
    row(
      200,
      figures.map((text, index): [number, string] => [x + [0, 200, 250, 300][index]!, text]),
    );

  it('go on with their columns elsewhere on the next page', () => {
    const paper = (price: string) =>
      read(
        [...HEAD, ...tableAt(50, ['Hex bolt M8x40', '20 pcs', price, '25.00'])],
        [...tableAt(90, ['Cordless drill', '2 pcs', '80.00', '160.00']), ...SUMS],
      );
    expect(paper('1.25').status).toBe('completed');
    expect(paper('1.25').lines).toHaveLength(2);
    expect(paper('1.35').status).toBe('needs_review');
  });

  it('take no share on every line for a discount that nothing calls one: it may hide a wrong quantity', () => {
    const rated = (quantity: string): Printed[] => [
      ...HEAD,
      ...row(200, [
        [50, 'Cordless drill'],
        [300, `${quantity} pcs`],
        [370, '92.50'],
        [430, '20 %'],
        [480, '185.00'],
      ]),
      ...SUMS.map(([x, y, text, size]): Printed => [
        ...([x, y] as const),
        text.replace('10 %', '20 %').replace('$ 18.50', '$ 37.00').replace('$203.50', '$222.00'),
        size,
      ]),
    ];
    expect(read(rated('2')).status).toBe('completed');
    expect(read(rated('2.5')).status).toBe('needs_review');
  });

  it('have whole pieces, however many noughts they are printed with, and prices in cents', () => {
    const swapped = (price: string): Printed[] => [
      ...HEAD,
      ...row(190, [
        [300, price],
        [370, '20.000'],
        [480, '25.00'],
      ]),
      [50, 200, 'Hex bolt M8x40', 8],
      ...row(222, [
        [300, '80.00'],
        [370, '2.000'],
        [480, '160.00'],
      ]),
      [50, 232, 'Cordless drill', 8],
      ...SUMS,
    ];
    expect(read(swapped('1.25')).lines).toEqual([
      [null, NAMES[0], '20.000', '1.25', '25.00'],
      [null, NAMES[1], '2.000', '80.00', '160.00'],
    ]);
    expect(read(swapped('1.35')).status).toBe('needs_review');
  });

  it.each(['[T880-43] ', '1) '])(
    'begin with what all of them begin with, and not with a note over the first: %s',
    (mark) => {
      const paper = (first: string): Printed[] => [
        ...HEAD,
        [50, 178, 'Kvalto brimu LS-93771 zelkor.', 8],
        [50, 190, `${first}Hex bolt M8x40`, 8],
        ...row(201, [
          [50, 'Vorn: 20'],
          [150, 'Dala: 1.25'],
          [250, 'Mesk: 25.00'],
        ]),
        [50, 214, `${mark.replace('1', '2')}Cordless drill`, 8],
        [50, 225, 'S/N NV8607198', 8],
        ...row(236, [
          [50, 'Vorn: 2'],
          [150, 'Dala: 80.00'],
          [250, 'Mesk: 160.00'],
        ]),
        ...SUMS,
      ];
      expect(read(paper(mark)).lines[0]![1]).toMatch(/^(?:1\) )?Hex bolt M8x40$/);
      expect(read(paper('')).lines[0]![1]).toContain('Hex bolt');
    },
  );

  it('may be summed up in between', () => {
    const paper = (subtotal: string): Printed[] => [
      ...HEAD,
      ...row(190, [
        [50, 'Hex bolt M8x40'],
        [480, '25.00'],
      ]),
      [50, 200, '20 pcs × 1.25', 8],
      ...row(211, [
        [50, 'Subtotal'],
        [480, subtotal],
      ]),
      ...row(230, [
        [50, 'Cordless drill'],
        [480, '160.00'],
      ]),
      [50, 240, '2 pcs × 80.00', 8],
      ...SUMS,
    ];
    expect(read(paper('25.00'))).toEqual({
      status: 'completed',
      lines: [
        [null, NAMES[0], '20', '1.25', '25.00'],
        [null, NAMES[1], '2', '80.00', '160.00'],
      ],
    });
    expect(read(paper('26.00')).status).toBe('needs_review');
  });

  it('must bear out every other amount on their rows', () => {
    const beside = (gross: string): Printed[] => [
      ...HEAD,
      ...row(190, [
        [300, '20 pcs'],
        [370, '1.25'],
        [430, '25.00'],
        [500, gross],
      ]),
      [50, 200, 'Hex bolt M8x40', 8],
      ...row(222, [
        [300, '2 pcs'],
        [370, '80.00'],
        [430, '160.00'],
        [500, '176.00'],
      ]),
      [50, 232, 'Cordless drill', 8],
      ...SUMS,
    ];
    expect(read(beside('27.50')).status).toBe('completed');
    expect(read(beside('28.50')).status).toBe('needs_review');
  });
});
