import { describe, expect, it } from '@jest/globals';
import { printedPage } from '../../test/documents/printed-page.js';
import { type Printed, printedInvoice, WITHOUT_SUMS } from '../../test/documents/printed-pdf.js';
import type { Page } from '../page-model.js';
import { prove } from '../proof.js';
import { understandPages } from '../understanding/understand-pages.js';

const HEADINGS: Printed[] = [
  [50, 60, 'Description'],
  [300, 60, 'Qty'],
  [370, 60, 'Unit Price'],
  [480, 60, 'Amount'],
];

/** Two pages: the lines of the first come to $185.00, the second has the head of a page over its own lines. */
function paper(carried: string, brought: string) {
  const first = printedPage(
    printedInvoice(WITHOUT_SUMS, [
      [50, 250, 'Balance carried forward'],
      [480, 250, carried],
    ]),
  );
  const second = printedPage([
    [50, 20, 'Northgate Fasteners Ltd'],
    [300, 20, 'Customer 9197'],
    [480, 20, 'Page 2'],
    ...HEADINGS,
    [50, 80, 'Balance brought forward'],
    [480, 80, brought],
    [50, 100, 'Workbench'],
    [300, 100, '1'],
    [370, 100, '$115.00'],
    [480, 100, '$115.00'],
    [370, 140, 'Total'],
    [480, 140, '$300.00'],
  ]);
  return proved(first, second);
}

function proved(first: Page, second: Page) {
  const words = second.words.map((word) => ({ ...word, page: 2 }));
  return prove(understandPages({ kind: 'pages', pages: [first, { ...second, number: 2, words }], attachments: [] }));
}

describe('Sums on a page of their own', () => {
  /** The lines of the page before come to $185.00, without the last of them to $25.00. */
  const summed = (subtotal: string): Printed[] => [
    [370, 20, 'Subtotal'],
    [480, 20, subtotal],
    [370, 40, 'Sales Tax 10%'],
    [480, 40, '$18.50'],
    [370, 60, 'Total'],
    [480, 60, '$203.50'],
  ];

  it.each([
    ['$185.00', 'completed'],
    ['$25.00', 'needs_review'],
  ])('leave out no line: %s', (subtotal, status) => {
    expect(proved(printedPage(printedInvoice(WITHOUT_SUMS)), printedPage(summed(subtotal))).status).toBe(status);
  });
});

describe('Sums that one page hands on to the next', () => {
  it('are no debts from before, though they are called balances', () => {
    const { status, lines } = paper('$185.00', '$185.00');
    expect([status, lines.length]).toEqual(['completed', 3]);
  });

  it.each([
    ['$185.00', '$195.00'],
    ['$195.00', '$185.00'],
  ])('%s carried and %s brought forward must be what the lines above come to', (carried, brought) => {
    expect(paper(carried, brought).status).toBe('needs_review');
  });
});
