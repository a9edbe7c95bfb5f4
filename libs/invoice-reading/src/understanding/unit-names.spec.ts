import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, printedInvoice, row, SUMS } from '../../test/documents/printed-pdf.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

const read = (printed: Printed[]) => {
  const pages = [printedPage(printed)];
  const { status, lines } = prove(understandPages({ kind: 'pages', pages, attachments: [] }));
  return [status, ...lines.map(({ description }) => description?.value)];
};

describe('Names that are words for units as well', () => {
  const counted = (...first: [number, string][]): Printed[] => [
    ...HEAD,
    ...row(180, [
      [50, 'Qty'],
      [90, 'Description'],
      [300, 'Unit'],
      [350, 'Unit Price'],
      [480, 'Amount'],
    ]),
    ...row(200, [[50, '20'], ...first, [350, '$1.25'], [480, '$25.00']]),
    ...row(220, [
      [50, '2'],
      [90, 'Cordless drill'],
      [300, 'pcs'],
      [350, '$80.00'],
      [480, '$160.00'],
    ]),
    ...SUMS,
  ];

  it('are names where these begin', () => {
    expect(read(printedInvoice({ 'Hex bolt M8': 'Set' }))).toEqual(['completed', 'Set', 'Cordless drill']);
    expect(read(counted([90, 'Box'], [300, 'pcs'])).slice(0, 2)).toEqual(['completed', 'Box']);
  });

  it('are units elsewhere', () => {
    expect(read(counted([300, 'pcs']))[0]).toBe('needs_review');
    expect(read(counted([64, 'box'], [300, 'pcs']))[0]).toBe('needs_review');
  });
});
