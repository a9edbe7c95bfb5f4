import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, row, SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (words: Printed[]) => {
  const { status, lines } = prove(understandPages({ kind: 'pages', pages: [printedPage(words)], attachments: [] }));
  return {
    status,
    names: lines.map(({ description }) => description?.value ?? null),
    codes: lines.map(({ sku }) => sku?.value ?? null),
  };
};

describe('Names on the row of the headings that each line has of its own', () => {
  const line = (y: number, name: string, figures: [string, string, string], quantity = 'Qty'): Printed[] => [
    ...row(y, [
      [50, name],
      [300, quantity],
      [370, 'Unit price'],
      [480, 'Amount'],
    ]),
    ...row(y + 12, [
      [300, figures[0]],
      [370, figures[1]],
      [480, figures[2]],
    ]),
  ];
  const paper = (...lines: Printed[][]): Printed[] => [...HEAD, ...lines.flat(), ...SUMS];

  it('are those of the lines, with what is said below them', () => {
    const note: Printed = [50, 202, 'July 2026', 8];
    const lines = [
      [...line(190, 'Annual inspection', ['1', '25.00', '25.00']), note],
      line(230, 'Call-out', ['2', '80.00', '160.00']),
    ];
    expect(read(paper(...lines))).toMatchObject({
      status: 'completed',
      names: ['Annual inspection July 2026', 'Call-out'],
    });
  });

  it('may have the codes in them', () => {
    const lines = [
      line(190, '[AZ-5442] Inspection', ['1', '25.00', '25.00']),
      line(230, '[AZ-1110] Call-out', ['2', '80.00', '160.00']),
    ];
    expect(read(paper(...lines))).toMatchObject({ names: ['Inspection', 'Call-out'], codes: ['AZ-5442', 'AZ-1110'] });
  });

  it('are none where the same stands over each of them', () => {
    const lines = [line(190, 'Dala', ['1', '25.00', '25.00']), line(230, 'Dala', ['2', '80.00', '160.00'])];
    expect(read(paper(...lines))).toMatchObject({ status: 'needs_review' });
    expect(read(paper(...lines)).names).not.toContain('Dala');
  });
});

describe('Names in rows of their own', () => {
  const figures = (y: number, cells: string[]): Printed[] =>
    row(
      y,
      cells.map((text, at): [number, string] => [[50, 235, 291, 362, 480][at]!, text]),
    );
  it('below figures beside a column of nothing but units', () => {
    const words = [
      ...HEAD,
      ...figures(190, ['318922', 'pza', '1.25', '20', '25.00']),
      [50, 202, 'Hex bolt M8', 8] as Printed,
      ...figures(220, ['628519', 'pza', '80.00', '2', '160.00']),
      [50, 232, 'Cordless drill', 8] as Printed,
      ...SUMS,
    ];
    expect(read(words).names).toEqual(['Hex bolt M8', 'Cordless drill']);
  });

  it('below figures under a heading of their own, though one for counts names articles elsewhere', () => {
    const words: Printed[] = [
      ...HEAD,
      [50, 180, 'Libellé', 8],
      ...row(190, [
        [250, 'Prix de vente'],
        [350, 'Nombre'],
        [480, 'Montant'],
      ]),
      ...row(204, [
        [260, '1.25'],
        [355, '20'],
        [480, '25.00'],
      ]),
      [50, 214, 'Hex bolt M8', 8],
      ...row(232, [
        [260, '80.00'],
        [355, '2'],
        [480, '160.00'],
      ]),
      [50, 242, 'Cordless drill', 8],
      ...SUMS,
    ];
    expect(read(words)).toMatchObject({ status: 'completed', names: ['Hex bolt M8', 'Cordless drill'] });
  });
});

describe('A heading that counts the lines or names them', () => {
  it('names none beside another one that does', () => {
    const words: Printed[] = [
      ...HEAD,
      ...row(190, [
        [50, 'Tétel'],
        [90, 'Termék vagy szolgáltatás'],
        [300, 'Mennyiség'],
        [370, 'Egységár'],
        [480, 'Nettó érték'],
      ]),
      ...row(206, [
        [50, '1.'],
        [90, 'Hex bolt M8'],
        [300, '20'],
        [370, '1.25'],
        [480, '25.00'],
      ]),
      ...row(222, [
        [50, '2.'],
        [90, 'Cordless drill'],
        [300, '2'],
        [370, '80.00'],
        [480, '160.00'],
      ]),
      ...SUMS,
    ];
    expect(read(words)).toMatchObject({ status: 'completed', names: ['Hex bolt M8', 'Cordless drill'] });
  });
});
