import { prove } from '../../src/proof.js';
import { understandPages } from '../../src/understanding/understand-pages.js';
import { printedPage } from './printed-page.js';
import type { Printed } from './printed-pdf.js';

/** A paper of one page, read and proved; values as read, amounts as printed. */
export function readPrinted(printed: Printed[]) {
  const draft = understandPages({ kind: 'pages', pages: [printedPage(printed)], attachments: [] });
  const { status, lines, totalAmount } = prove(draft);
  return {
    status,
    number: draft.invoiceNumber?.value,
    date: draft.invoiceDate?.value,
    vendor: draft.vendorName?.value,
    total: totalAmount?.text,
    counts: lines.map(({ quantity }) => quantity?.value.toString() ?? null),
  };
}
