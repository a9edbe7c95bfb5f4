import type { Doubt, Draft } from '../draft.js';
import { isByOcr } from '../page-model.js';
import { prove, type Proof } from '../proof.js';
import { NotAnEInvoice, readEInvoice } from '../readers/e-invoice.js';
import { isXml } from '../readers/xml-text.js';
import { Unreadable } from '../unreadable.js';
import {
  compareCurrency,
  compareDate,
  compareNumber,
  compareTax,
  compareTotal,
  compareVendor,
} from './compare-header.js';
import { undeclaredAmounts } from './compare-amounts.js';
import { compareLines, placed } from './compare-lines.js';
import type { EInvoice } from './e-invoice.js';
import { draftOf } from './e-invoice-draft.js';
import { PageText } from './page-text.js';
import type { PrintedInvoice } from './printed-invoice.js';
import { proveEInvoice, typeWarnings } from './prove-e-invoice.js';
import { totalOf, totalsContradictions } from './totals-contradictions.js';

/** A file inside a PDF. */
export interface Attachment {
  name: string;
  bytes: Uint8Array;
}

export interface Embedded {
  invoice: EInvoice | null;
  doubts: Doubt[];
}

/** The electronic invoice among a PDF's attachments. Other XML, such as an order, is none of ours. */
export function findEInvoice(attachments: Attachment[]): Embedded {
  const invoices: EInvoice[] = [];
  const doubts: Doubt[] = [];
  for (const { name, bytes } of attachments) {
    if (!isXml(bytes)) continue;
    try {
      invoices.push(readEInvoice(bytes));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      if (error instanceof NotAnEInvoice) continue;
      const message = `The file ${name} inside the PDF cannot be read: ${error.message}`;
      doubts.push({ code: 'embedded-invoice', message });
    }
  }
  if (new Set(invoices.map(({ number }) => number?.value)).size > 1) {
    doubts.push({ code: 'several-invoices', message: 'The PDF carries several electronic invoices.' });
  }
  return { invoice: invoices[0] ?? null, doubts };
}

/** What the page says of the paper as a whole counts beside whatever the electronic invoice says. */
const OF_THE_PAPER = new Set(['credit-note', 'no-invoice', 'several-invoices', 'embedded-invoice']);

/**
 * The electronic invoice, each value with its place on the page that it was found inside. Where the two contradict each
 * other, a person must look.
 */
export function proveBeside(invoice: EInvoice, printed: PrintedInvoice): { draft: Draft; proof: Proof } {
  const { pages, draft: page } = printed;
  const declared = draftOf(invoice);
  if (pages.every(({ words }) => words.length === 0)) {
    const draft = { ...declared, doubts: [...declared.doubts, UNCOMPARED] };
    return { draft, proof: proveEInvoice(invoice, draft) };
  }
  const text = new PageText(pages);
  const number = compareNumber(invoice, printed, text);
  const date = compareDate(invoice, printed, text);
  const vendor = compareVendor(invoice, printed, text);
  const currency = compareCurrency(invoice, printed, text);
  const total = compareTotal(invoice, printed, text);
  const tax = compareTax(invoice, printed, text);
  const lines = compareLines(invoice, declared.lines, printed, text);
  const header = {
    invoiceNumber: declared.invoiceNumber && placed(declared.invoiceNumber, number.source),
    invoiceDate: declared.invoiceDate && placed(declared.invoiceDate, date.source),
    vendorName: declared.vendorName && placed(declared.vendorName, vendor.source),
    currency: declared.currency && placed(declared.currency, currency.source),
    orderNumbers: [...new Set([...invoice.orderNumbers, ...(page.orderNumbers ?? [])])],
  };
  const compared = [number, date, vendor, currency, total, tax, ...lines].flatMap(({ doubt }) => doubt ?? []);
  const ofThePaper = page.doubts.filter(({ code }) => OF_THE_PAPER.has(code));
  const doubts = [...declared.doubts, ...ofThePaper, ...compared, ...undeclaredAmounts(invoice, printed)];
  if (invoice.lines.length === 0) return withPrintedLines(invoice, printed, { ...header, doubts });
  const amounts = declared.amounts.map((labelled) => {
    const { amount } = labelled;
    return { ...labelled, amount: amount && placed(amount, text.findNumber(amount.value)) };
  });
  const draft = { ...header, doubts, amounts, lines: lines.map(({ line }) => line) };
  const sum = totalOf(invoice);
  const totals = {
    ...invoice.totals,
    total: sum && placed(sum, total.source),
    tax: invoice.totals.tax && placed(invoice.totals.tax, tax.source),
  };
  const settled = { ...invoice, totals, lines: lines.map((line) => line.declared) };
  return { draft, proof: proveEInvoice(settled, draft) };
}

/** The smallest profiles declare no lines: these come from the page, and must be proved there. */
function withPrintedLines(
  invoice: EInvoice,
  { pages, draft: page }: PrintedInvoice,
  header: Omit<Draft, 'lines' | 'amounts'>,
): { draft: Draft; proof: Proof } {
  const sums = totalsContradictions(invoice).map((message): Doubt => ({ code: 'does-not-add-up', message }));
  const settled = page.doubts.filter(({ field, code }) => !field && !OF_THE_PAPER.has(code));
  const byOcr = pages.some(({ words }) => isByOcr(words));
  const doubts = [...header.doubts, ...typeWarnings(invoice), ...sums, ...settled, ...(byOcr ? [LINES_BY_OCR] : [])];
  const draft = { ...page, ...header, doubts };
  return { draft, proof: prove(draft) };
}

const LINES_BY_OCR: Doubt = {
  code: 'embedded-invoice',
  message: 'The electronic invoice inside declares no lines; these were read from a scanned page.',
};
const UNCOMPARED: Doubt = {
  code: 'embedded-invoice',
  message: 'The page could not be read, so the electronic invoice inside was not compared with it.',
};
