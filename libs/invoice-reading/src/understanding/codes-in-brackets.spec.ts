import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

/** Three lines of these names. */
const read = (...names: string[]) => {
  const printed = printedInvoice(WITHOUT_SUMS).filter(([, y]) => y < 195 || y > 260);
  const rows = names.flatMap((name, at): Printed[] => [
    [50, 200 + at * 24, name],
    [300, 200 + at * 24, '2'],
    [370, 200 + at * 24, '$10.00'],
    [480, 200 + at * 24, '$20.00'],
  ]);
  const sums: Printed[] = [
    [370, 300, 'Total'],
    [480, 300, `$${20 * names.length}.00`],
  ];
  const page = printedPage([...printed, ...rows, ...sums]);
  const { status, lines } = prove(understandPages({ kind: 'pages', pages: [page], attachments: [] }));
  return { status, lines: lines.map(({ sku, description }) => [sku?.value ?? null, description?.value]) };
};

describe('Codes in brackets behind the names', () => {
  it('are those of the lines, of whatever shapes', () => {
    const coveralls = [
      'Coverall, navy (NS-4410)',
      'Gloves (dozen) (GL-P209)',
      'Hard hat (HH-V2W)',
      'Rain bib (RS-BIB)',
    ];
    expect(read(...coveralls)).toEqual({
      status: 'completed',
      lines: [
        ['NS-4410', 'Coverall, navy'],
        ['GL-P209', 'Gloves (dozen)'],
        ['HH-V2W', 'Hard hat'],
        ['RS-BIB', 'Rain bib'],
      ],
    });
    const codes = read('Boots 43 [BW-1020]', 'Vest [77104]', 'Gloves [BW-44]', 'Print of the logo').lines;
    expect(codes.map(([code]) => code)).toEqual(['BW-1020', '77104', 'BW-44', null]);
  });

  it('are on nearly all lines, and one that has none has no figures either', () => {
    const three = ['Boots 43 [BW-1020]', 'Vest [BW-305]', 'Gloves [BW-44]'];
    expect(read(...three, 'Print of the logo').status).toBe('completed');
    expect(read(...three, 'Print of BW 771').status).toBe('needs_review');
    expect(read(...three, 'Discount 5% on goods with VAT 21%').status).toBe('completed');
  });

  it.each([
    ['Bolt (M8x40)', 'Plate (600x600)', 'Vest (XXL)'],
    ['Boots (EN-345)', 'Gloves (EN-388)', 'Bolts (DIN-933)'],
    ['Boots (blue)', 'Gloves (dozen)', 'Bolts (NEW)'],
  ])('are no sizes, norms or words: %s', (...names) => {
    expect(read(...names)).toEqual({ status: 'completed', lines: names.map((name) => [null, name]) });
  });

  it('may be figures alone, which say other things in round brackets as well', () => {
    expect(read('Power supply (2410-88)', 'Relay (3105-02)', 'Cable (77-02-15)').status).toBe('needs_review');
  });
});
