import { describe, expect, it } from '@jest/globals';
import { mutantsOf } from '../test/documents/mutations.js';
import { printedPage } from '../test/documents/printed-page.js';
import { type Printed, printedInvoice, row } from '../test/documents/printed-pdf.js';
import type { ExtractedInvoice } from './extraction.js';
import type { Page } from './page-model.js';
import { prove } from './proof.js';
import { toExtractedInvoice } from './to-extracted-invoice.js';
import { understandPages } from './understanding/understand-pages.js';

/** What invoices print of their account, some of it twice or three times. */
const account: Printed[] = printedInvoice({}, [
  [340, 90, 'Due Date: 31 March 2026'],
  [50, 165, '$203.50, due 31 March 2026', 8],
  ...row(310, [
    [300, 'VAT %'],
    [350, 'Net'],
    [420, 'VAT'],
    [490, 'Gross'],
  ]),
  ...row(322, [
    [300, '10 %'],
    [350, '185.00'],
    [420, '18.50'],
    [490, '203.50'],
  ]),
  [50, 350, 'Payment terms: 14 days', 8],
  [50, 362, 'Number of items: 2', 8],
  [50, 374, 'Total quantity: 22', 8],
  [50, 386, 'Say US dollars two hundred three and 50/100', 8],
  [50, 398, '2 % discount ($4.07) if paid by 25 March 2026, then $199.43', 8],
]);

/** Nothing else on the paper speaks of these, or the change says nothing else. */
const UNSEEN = [
  'figure: 12 → 13',
  'figure: INV-20417 → INV-20517',
  'figure: M8 → M9',
  'figure: 25 → 26',
  'figure: 50/100 → 50/101',
  'decimal mark: 185.00 → 18.500',
];

function read(pages: Page[]): ExtractedInvoice {
  const draft = understandPages({ kind: 'pages', pages, attachments: [] });
  return toExtractedInvoice('pdf-text', pages, draft, prove(draft));
}

describe('An invoice with one thing changed', () => {
  const pages = [printedPage(account)];
  const paper = read(pages);
  const mutants = [...mutantsOf(pages, paper)];

  it('is completed before', () => {
    expect(paper.warnings).toEqual([]);
    expect(mutants.length).toBeGreaterThan(70);
  });

  it('is completed with it only where nothing else on the paper speaks of it', () => {
    const unseen = mutants
      .filter((mutant) => read(mutant.pages).status === 'completed')
      .map(({ kind, was, now }) => `${kind}: ${was} → ${now}`);
    expect([...new Set(unseen)].sort()).toEqual([...UNSEEN].sort());
  });
});
