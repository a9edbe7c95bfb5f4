import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, row } from '../../test/documents/printed-pdf.js';
import { valuesOf } from '../../test/documents/values-of.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const SUMS: Printed[] = [
  ...row(330, [
    [370, 'Subtotal'],
    [480, '$105.00'],
  ]),
  ...row(345, [
    [370, 'VAT 10 %'],
    [480, '$10.50'],
  ]),
  ...row(360, [
    [370, 'Total'],
    [480, '$115.50'],
  ]),
];
const read = (body: Printed[]) => {
  const page = printedPage([...HEAD, ...body, ...SUMS]);
  const { status, lines } = prove(understandPages({ kind: 'pages', pages: [page], attachments: [] }));
  return { status, lines: valuesOf(lines) };
};
const LINES = [
  [null, 'Hex bolt set', '1', '25.00', '25.00'],
  [null, 'Floodlight 50 W', '1', '80.00', '80.00'],
];

describe('Lines of one piece each', () => {
  const table = (headings: string[], amount = '25.00'): Printed[] =>
    [headings, ['Hex bolt set', '1', '25.00', amount], ['Floodlight 50 W', '1', '80.00', '80.00']].flatMap(
      (cells, at) => {
        const placed = cells.map((text, column): [number, string] => [[50, 300, 370, 480][column]!, text]);
        return row(180 + 20 * at, placed);
      },
    );

  it('have the amounts of their prices, under whatever heading', () => {
    expect(read(table(['Description', 'Qty', 'Unit Price', 'Vorn']))).toEqual({ status: 'completed', lines: LINES });
    expect(read(table(['Description', 'Qty', 'Unit Price', 'Vorn'], '27.50')).status).toBe('needs_review');
  });

  const list = (label: string, size = ''): Printed[] => [
    ...row(190, [
      [50, `Hex bolt set${size}`],
      [370, '25.00'],
      [480, '25.00'],
    ]),
    [50, 202, `${label} 1`, 8],
    ...row(220, [
      [50, 'Floodlight 50 W'],
      [370, '80.00'],
      [480, '80.00'],
    ]),
    [50, 232, `${label} 1`, 8],
  ];

  it('say that they are one below their names, in one language or two', () => {
    expect(read(list('Quantity:'))).toEqual({ status: 'completed', lines: LINES });
    expect(read(list('Kvantitet / Quantity:'))).toEqual({ status: 'completed', lines: LINES });
    expect(read(list('Class:')).status).toBe('needs_review');
  });

  it('have no other count beside them', () => {
    const packs = row(202, [[200, 'Vorn: 4']]);
    expect(read([...list('Quantity:'), ...packs]).status).toBe('needs_review');
  });

  const headed = (name: string, y: number, price: string): Printed[] => [
    ...row(y, [
      [50, name],
      [200, 'Unit – Per'],
      [280, 'Mengde – Qty'],
      [370, 'Pris – Net price'],
      [480, 'Sum – Value'],
    ]),
    ...row(y + 11, [
      [200, 'mnt'],
      [280, '1'],
      [370, price],
      [480, price],
    ]),
  ];

  it('stand under headings of their own beside each name, which no unit is part of', () =>
    expect(read([...headed('Hex bolt set', 180, '25.00'), ...headed('Floodlight 50 W', 210, '80.00')])).toEqual({
      status: 'completed',
      lines: LINES,
    }));
});
