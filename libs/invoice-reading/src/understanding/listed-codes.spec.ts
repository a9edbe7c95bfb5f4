import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const HEADLESS = Object.fromEntries(
  ['Description', 'Qty', 'Unit Price', 'Amount', 'Hex bolt M8', '20', '$1.25', 'Cordless drill', '2', '$80.00'].map(
    (text) => [text, null],
  ),
);
const read = (...codes: [string, string]) => {
  const line = (y: number, position: string, name: string, code: string, count: string): Printed[] =>
    row(y, [
      [30, position],
      [50, name],
      [170, code],
      [230, '10.00%'],
      [300, count],
    ]);
  const printed = printedInvoice(HEADLESS, [
    ...line(200, '001', 'Hex bolt M8', codes[0], '20 pcs × 1.25'),
    [50, 209, 'packed 2 × 10 pcs'],
    ...line(220, '002', 'Cordless drill', codes[1], '2 pcs × 80.00'),
  ]);
  const { status, lines } = prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));
  return {
    status,
    lines: lines.map(({ sku, description }) => [sku?.value ?? null, description?.value]),
  };
};

describe('A list without headings', () => {
  it('has a code of its own in the only column of figures that nothing else explains', () => {
    expect(read('166495', '189831')).toEqual({
      status: 'completed',
      lines: [
        ['166495', 'Hex bolt M8 packed 2 × 10 pcs'],
        ['189831', 'Cordless drill'],
      ],
    });
  });

  it('has no codes in figures that tell no line from another', () => {
    expect(read('2', '2').lines.map(([sku]) => sku)).toEqual([null, null]);
  });
});
