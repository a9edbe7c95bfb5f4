import { describe, expect, it } from '@jest/globals';
import { invoiceCsv, randomCsvStyle } from '../test/documents/invoice-csv.js';
import { type InvoiceSpec, randomSpec, totalsOf } from '../test/documents/invoice-spec.js';
import { extractInvoice } from './extract-invoice.js';
import type { ExtractedInvoice } from './extraction.js';

const DOCUMENTS = 100;

const read = async (spec: InvoiceSpec, seed: number) =>
  (await extractInvoice(invoiceCsv(spec, randomCsvStyle(seed)))) as ExtractedInvoice;

describe('Invoices as tables of many styles', () => {
  it('are completed with the right values', async () => {
    const open: string[] = [];
    for (let seed = 0; seed < DOCUMENTS; seed++) {
      const spec = randomSpec(seed);
      const invoice = await read(spec, seed);
      if (invoice.status === 'completed') expect({ seed, ...readOf(invoice) }).toEqual({ seed, ...truthOf(spec) });
      else open.push(`${seed} ${JSON.stringify(randomCsvStyle(seed))}: ${reasonsOf(invoice)}`);
    }
    if (open.length > 0) throw new Error(`${open.length} of ${DOCUMENTS}\n${open.join('\n')}`);
  });

  it('are never completed with a figure that is wrong by a cent', async () => {
    for (let seed = 0; seed < DOCUMENTS; seed++) {
      const spec = randomSpec(seed);
      if (seed % 2 === 0) spec.misprint = seed % 4 === 0 ? 1 : -1;
      else spec.lines.at(-1)!.lineTotal += 1;
      const { status } = await read(spec, seed);
      expect({ seed, status }).toEqual({ seed, status: 'needs_review' });
    }
  });
});

const reasonsOf = (invoice: ExtractedInvoice): string =>
  [
    ...invoice.warnings.map(({ message }) => message),
    ...invoice.lines.map(({ reviewNotes }) => reviewNotes ?? ''),
  ].join(' ');

function readOf({ invoiceNumber, invoiceDate, vendorName, currency, totalAmount, taxAmount, lines }: ExtractedInvoice) {
  return {
    ...{ invoiceNumber, invoiceDate, vendorName, currency, totalAmount, taxAmount },
    lines: lines.map(({ sku, description, quantity, unitPrice, lineTotal }) => ({
      ...{ sku, description, quantity, unitPrice, lineTotal },
    })),
  };
}

function truthOf(spec: InvoiceSpec) {
  const { tax, total } = totalsOf(spec);
  return {
    ...{ invoiceNumber: spec.number, invoiceDate: spec.date, vendorName: spec.vendor, currency: spec.currency },
    ...{ totalAmount: total, taxAmount: spec.taxPercent ? tax : null, lines: spec.lines },
  };
}
