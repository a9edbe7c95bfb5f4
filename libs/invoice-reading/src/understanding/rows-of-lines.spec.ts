import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const texts = draft.lines.map(({ sku, description }) => [sku?.value ?? null, description?.value]);
  return { status: prove(draft).status, texts };
};

/** Headings over columns of words that begin at 50 and 110; `middle` sets them to the middle of their columns. */
const headings = (middle: boolean): Printed[] => [
  [middle ? 62 : 50, 170, 'SKU', 8],
  [middle ? 150 : 110, 170, 'Description', 8],
  [300, 170, 'Qty', 8],
  [370, 170, 'Unit Price', 8],
  [480, 170, 'Amount', 8],
];
const FIGURES = [
  ['20', '$1.25', '$25.00'],
  ['2', '$80.00', '$160.00'],
];
/** Rows of each line from `from` on: a code, words, and where its figures stand. */
const lines = (rows: Array<{ code: [number, string][]; words: [number, string][]; figures: number }>): Printed[] =>
  rows.flatMap(({ code, words, figures }, at): Printed[] => [
    ...code.map(([y, text]): Printed => [50, y, text, 8]),
    ...words.map(([y, text]): Printed => [110, y, text, 8]),
    ...FIGURES[at]!.map((text, column): Printed => [[300, 370, 480][column]!, figures, text, 8]),
  ]);

describe('The cells of a line', () => {
  const CENTRED = lines([
    {
      code: [
        [195, 'HB-'],
        [205, 'M8'],
      ],
      words: [
        [190, 'Hex bolt M8 × 40, zinc'],
        [200, 'plated, box of'],
        [210, '100'],
      ],
      figures: 200,
    },
    {
      code: [[235, 'CD-7']],
      words: [
        [230, 'Cordless drill with'],
        [240, 'two batteries'],
      ],
      figures: 235,
    },
  ]);
  const READ = [
    ['HB-M8', 'Hex bolt M8 × 40, zinc plated, box of 100'],
    ['CD-7', 'Cordless drill with two batteries'],
  ];

  it.each([true, false])('are whole where they are set to the middle of one another; headings, too: %s', (middle) => {
    expect(read([...HEAD, ...headings(middle), ...CENTRED, ...SUMS]).texts).toEqual(READ);
  });

  it('begin where other cells of their column do, left of a heading in the middle', () => {
    const short = lines([
      { code: [[190, 'HB-8']], words: [[190, 'Glue']], figures: 190 },
      { code: [[205, 'CD-18']], words: [[205, 'Cordless drill with two batteries']], figures: 205 },
    ]);
    expect(read([...HEAD, ...headings(true), ...short, ...SUMS])).toEqual({
      status: 'completed',
      texts: [
        ['HB-8', 'Glue'],
        ['CD-18', 'Cordless drill with two batteries'],
      ],
    });
  });

  it('go on in the rows that stand close, however far a title stands over the first', () => {
    const wrapped = lines([
      {
        code: [[200, 'HB-8']],
        words: [
          [184, 'Delivery note 88214'],
          [200, 'Hex bolt M8 × 40, zinc plated'],
          [209, 'box'],
        ],
        figures: 200,
      },
      {
        code: [[225, 'CD-18']],
        words: [
          [225, 'Cordless drill with two'],
          [234, 'batteries'],
        ],
        figures: 225,
      },
    ]);
    expect(read([...HEAD, ...headings(false), ...wrapped, ...SUMS]).texts).toEqual([
      ['HB-8', 'Hex bolt M8 × 40, zinc plated box'],
      ['CD-18', 'Cordless drill with two batteries'],
    ]);
  });

  it('go on below the last figures, where lines stand further apart', () => {
    const last = lines([
      { code: [[190, 'HB-8']], words: [[190, 'Hex bolt M8']], figures: 190 },
      {
        code: [[208, 'CD-18']],
        words: [
          [208, 'Cordless drill'],
          [222, 'with two batteries'],
        ],
        figures: 208,
      },
    ]);
    expect(read([...HEAD, ...headings(false), ...last, ...SUMS]).texts[1]).toEqual([
      'CD-18',
      'Cordless drill with two batteries',
    ]);
  });

  it('have a name over them where it stands closer to them than to the line before', () => {
    const named = lines([
      {
        code: [],
        words: [
          [190, 'Hex bolt'],
          [200, 'M8 × 40, zinc plated'],
        ],
        figures: 200,
      },
      {
        code: [],
        words: [
          [220, 'Cordless drill'],
          [230, 'with two batteries'],
        ],
        figures: 230,
      },
    ]);
    expect(read([...HEAD, ...headings(false).slice(1), ...named, ...SUMS]).texts).toEqual([
      [null, 'Hex bolt M8 × 40, zinc plated'],
      [null, 'Cordless drill with two batteries'],
    ]);
  });

  it('are read one after the other where two columns say what it is', () => {
    const twofold: Printed[] = [
      [50, 170, 'Name', 8],
      ...headings(false).slice(1),
      ...lines([
        {
          code: [
            [190, 'Hex'],
            [200, 'bolts'],
          ],
          words: [
            [190, 'zinc plated,'],
            [200, 'box of 100'],
          ],
          figures: 195,
        },
        { code: [[222, 'Drill']], words: [[222, 'with two batteries']], figures: 222 },
      ]),
    ];
    expect(read([...HEAD, ...twofold, ...SUMS]).texts).toEqual([
      [null, 'Hex bolts zinc plated, box of 100'],
      [null, 'Drill with two batteries'],
    ]);
  });

  it('are whole where they are set to the bottom, and a title over a line is none of them', () => {
    const low = lines([
      {
        code: [
          [190, 'HB-'],
          [200, '8'],
        ],
        words: [
          [190, 'Hex bolt M8 × 40, zinc'],
          [200, 'plated'],
        ],
        figures: 200,
      },
      { code: [[217, 'CD-18']], words: [[217, 'Cordless drill']], figures: 217 },
    ]);
    expect(read([...HEAD, ...headings(false), ...low, ...SUMS])).toEqual({
      status: 'completed',
      texts: [
        ['HB-8', 'Hex bolt M8 × 40, zinc plated'],
        ['CD-18', 'Cordless drill'],
      ],
    });
    const titled = lines([
      {
        code: [[200, 'HB-8']],
        words: [
          [188, 'Goods'],
          [200, 'Hex bolt M8 × 40, zinc plated'],
        ],
        figures: 200,
      },
      { code: [[217, 'CD-18']], words: [[217, 'Cordless drill']], figures: 217 },
    ]);
    expect(read([...HEAD, ...headings(false), ...titled, ...SUMS]).texts[0]).toEqual([
      'HB-8',
      'Hex bolt M8 × 40, zinc plated',
    ]);
  });

  it('are whole where their rows stand as close as those of one text, wherever the figures stand beside them', () => {
    const textsOf = (apart: number) => {
      const solid = lines([
        { code: [], words: [[190, 'Hex bolt M8']], figures: 190 },
        {
          code: [],
          words: [
            [206, 'Drill'],
            [206 + apart, 'cordless, with two batteries'],
          ],
          figures: 206 + apart,
        },
      ]);
      return read([...HEAD, ...headings(false).slice(1), ...solid, ...SUMS]).texts;
    };
    expect(textsOf(8)).toEqual([
      [null, 'Hex bolt M8'],
      [null, 'Drill cordless, with two batteries'],
    ]);
    // Nearly as far apart as the lines, nothing tells whose they are.
    expect(textsOf(12)[1]).toEqual([null, 'cordless, with two batteries']);
  });

  it('hold the code over several rows, under a heading that names no code', () => {
    const twice: Printed[] = [[50, 170, 'Item', 8], ...headings(false).slice(1)];
    expect(read([...HEAD, ...twice, ...CENTRED, ...SUMS]).texts[0]).toEqual(READ[0]);
  });

  it('are described under a heading in two rows of its own, and under a word for a number in French', () => {
    const wide: Printed[] = [[50, 170, 'SKU', 8], ...headings(false).slice(2)];
    const stacked: Printed[] = [...wide, [120, 164, 'Descrizione beni e', 8], [150, 176, 'servizi', 8]];
    expect(read([...HEAD, ...stacked, ...CENTRED, ...SUMS]).texts[0]).toEqual(READ[0]);
    const named: Printed[] = [...wide.filter(([x]) => x !== 300), [110, 170, 'Nombre', 8], [300, 170, 'Cantidad', 8]];
    expect(read([...HEAD, ...named, ...CENTRED, ...SUMS]).texts[0]).toEqual(READ[0]);
  });
});
