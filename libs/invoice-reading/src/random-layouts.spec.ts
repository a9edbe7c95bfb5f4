import { describe, expect, it } from '@jest/globals';
import { type InvoiceSpec, randomSpec, totalsOf } from '../test/documents/invoice-spec.js';
import { invoicePdf, type Layout } from '../test/documents/invoice-pdf.js';
import { extractInvoice } from './extract-invoice.js';
import type { ExtractedInvoice, Extraction } from './extraction.js';

const DOCUMENTS = 45;
const TIMEOUT_MS = 120_000;
const choose = <T>(options: readonly T[], seed: number): T => options[seed % options.length]!;

function layoutOf(seed: number): Layout {
  return {
    language: choose(['en', 'de', 'fr'] as const, seed),
    letterhead: choose(['left', 'right', 'sender-line'] as const, Math.floor(seed / 3)),
    columns: choose(['description-first', 'position-first', 'quantity-first'] as const, Math.floor(seed / 9)),
    tallHeadings: seed % 4 === 0,
    signs: seed % 5 !== 0,
    rowsPerPage: choose([22, 5, 8], Math.floor(seed / 2)),
    notes: seed % 7 === 0,
  };
}

describe('Invoices in many layouts', () => {
  it(
    'are never completed with a wrong value, and mostly completed',
    async () => {
      const unproved: string[] = [];
      for (let seed = 0; seed < DOCUMENTS; seed++) {
        const spec = randomSpec(seed);
        const layout = layoutOf(seed);
        const extraction = await extractInvoice(await invoicePdf(spec, layout));
        if (extraction.status === 'completed')
          expect({ seed, ...readOf(extraction) }).toEqual({ seed, ...truthOf(spec) });
        else unproved.push(describeOpen(seed, layout, extraction));
      }
      if (unproved.length > DOCUMENTS * 0.1) throw new Error(unproved.join('\n'));
    },
    TIMEOUT_MS,
  );

  it(
    'are never completed with a figure that is wrong by a cent',
    async () => {
      for (let seed = 0; seed < DOCUMENTS; seed++) {
        const spec = randomSpec(seed);
        if (seed % 2 === 0) spec.misprint = seed % 4 === 0 ? 1 : -1;
        else spec.lines.at(-1)!.lineTotal += 1;
        const { status } = await extractInvoice(await invoicePdf(spec, layoutOf(seed)));
        expect({ seed, status }).toEqual({ seed, status: 'needs_review' });
      }
    },
    TIMEOUT_MS,
  );
});

function describeOpen(seed: number, layout: Layout, extraction: Extraction): string {
  const why = extraction.status === 'failed' ? [extraction.reason] : extraction.warnings.map(({ message }) => message);
  return `${seed} ${JSON.stringify(layout)}: ${why.join(' ')}`;
}

function readOf({ invoiceNumber, invoiceDate, vendorName, currency, totalAmount, taxAmount, lines }: ExtractedInvoice) {
  return {
    invoiceNumber,
    invoiceDate,
    vendorName,
    currency,
    totalAmount,
    taxAmount,
    lines: lines.map(({ sku, quantity, unitPrice, lineTotal }) => ({ sku, quantity, unitPrice, lineTotal })),
  };
}

function truthOf(spec: InvoiceSpec) {
  const { tax, total } = totalsOf(spec);
  return {
    invoiceNumber: spec.number,
    invoiceDate: spec.date,
    vendorName: spec.vendor,
    currency: spec.currency,
    totalAmount: total,
    taxAmount: spec.taxPercent ? tax : null,
    lines: spec.lines.map(({ sku, quantity, unitPrice, lineTotal }) => ({ sku, quantity, unitPrice, lineTotal })),
  };
}
