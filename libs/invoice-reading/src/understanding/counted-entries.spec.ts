import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { HEAD, type Printed, row, SUMS } from '../../test/documents/printed-pdf.js';
import { valuesOf } from '../../test/documents/values-of.js';
import { prove } from '../proof.js';
import { understandPages } from './understand-pages.js';

/** As a shop writes in its mail, of single pieces; `changes` replaces texts. */
function mail(changes: Record<string, string> = {}, ...more: Printed[]) {
  const printed = [
    ...HEAD,
    ...row(180, [
      [50, '1 ×'],
      [120, '[HX-0840] Torque wrench'],
      [480, '$25.00'],
    ]),
    [120, 190, 'Unit price: $25.00', 7],
    ...row(210, [
      [50, '1 ×'],
      [120, '[DR-0002] Cordless drill'],
      [480, '$160.00'],
    ]),
    [120, 220, 'Unit price: $200.00 − 20 %', 7],
    ...more,
    ...SUMS,
  ].map(([x, y, text, size]): Printed => [
    x as number,
    y as number,
    changes[text as string] ?? (text as string),
    size as number,
  ]);
  const { status, lines } = prove(understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] }));
  return [
    status,
    ...valuesOf(lines).map(([sku, , quantity, price, amount]) => [sku, quantity, price, amount].join(' ')),
  ];
}

describe('Entries of a mail, each with its count and the price of one below', () => {
  it('are lines, though all that is bought is single pieces', () => {
    const lines = ['HX-0840 1 25.00 25.00', 'DR-0002 1 200.00 160.00'];
    expect(mail()).toEqual(['completed', ...lines]);
  });

  it.each([
    ['another price', { 'Unit price: $25.00': 'Unit price: $26.00' }],
    ['another count', { '1 ×': '2 ×' }],
    ['another share taken off', { 'Unit price: $200.00 − 20 %': 'Unit price: $200.00 − 10 %' }],
    ['another label of one price', { 'Unit price: $25.00': 'Balance: $25.00' }],
  ])('are none with %s', (_what, changes) => {
    expect(mail(changes)[0]).toBe('needs_review');
  });

  it('are none where another row stands between them', () => {
    expect(mail({}, [120, 200, 'Balance from before: $35.00', 7])[0]).toBe('needs_review');
  });
});

describe('A supply to another country of the Union', () => {
  it('is not taxed, in whatever language it is said', () => {
    const said = (text: string) => mail({}, [50, 420, text, 8])[0];
    expect(said('Please order again')).toBe('completed');
    for (const text of ['PVM 0 %, tiekimas ES viduje, 49 str.', 'Dodanie tovaru do iného členského štátu'])
      expect(said(text)).toBe('needs_review');
  });
});
