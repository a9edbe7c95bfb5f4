import type { Decimal } from './decimal.js';
import type { Draft, ReadValue } from './draft.js';
import type { ExtractedInvoice, ExtractedLine, Value } from './extraction.js';
import { minorUnitDigits } from './minor-units.js';
import type { Page } from './page-model.js';
import type { Proof, ProvedLine } from './proof.js';
import { MAX_LETTERS } from './readers/limits.js';
import { otherReading } from './second-reading.js';
import { isCharge } from './understanding/charge-lines.js';

/** The draft and its proof in the form that is stored and shown. */
export function toExtractedInvoice(reader: string, pages: Page[], draft: Draft, proof: Proof): ExtractedInvoice {
  const { invoiceNumber, invoiceDate, vendorName, currency } = draft;
  const { totalAmount, taxAmount } = proof;
  const digits = minorUnitDigits(currency?.value ?? null);
  const toValue = valueWriter(pages, proof.status !== 'completed');
  const toValues = (reads: Record<string, ReadValue<string | Decimal> | null>): Record<string, Value | null> =>
    Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, toValue(read)]));
  return {
    status: proof.status,
    invoiceNumber: invoiceNumber?.value ?? null,
    invoiceDate: invoiceDate?.value ?? null,
    vendorName: vendorName?.value ?? null,
    currency: currency?.value ?? null,
    totalAmount: inMinorUnits(totalAmount, digits),
    taxAmount: inMinorUnits(taxAmount, digits),
    lines: proof.lines.map((line) => toLine(line, digits)),
    warnings: proof.warnings,
    data: {
      reader,
      pages: pages.map(({ number, original, ...page }) => {
        const { width, height } = original ?? page;
        return { number, width, height };
      }),
      fields: toValues({ invoiceNumber, invoiceDate, vendorName, currency, totalAmount, taxAmount }),
      lines: proof.lines.map(({ sku, description, quantity, unitPrice, priceUnit = null, discount, lineTotal }) =>
        toValues({ sku, description, quantity, unitPrice, priceUnit, discount, lineTotal }),
      ),
      amounts: draft.amounts.map(({ kind, label, rate, amount }, index) => ({
        kind,
        label: label.trim(),
        rate: rate?.toString() ?? null,
        amount: toValue(amount),
        explanation: proof.explanations[index] ?? null,
      })),
      equation: proof.equation,
      orderNumbers: draft.orderNumbers ?? [],
    },
  };
}

function toLine(line: ProvedLine, digits: number): ExtractedLine {
  return {
    sku: line.sku?.value ?? null,
    description: (line.description?.value ?? '').slice(0, MAX_LETTERS),
    quantity: line.quantity?.value.toNumber() ?? null,
    unitPrice: inMinorUnits(line.unitPrice, digits),
    lineTotal: inMinorUnits(line.lineTotal, digits),
    isCharge: isCharge(line.description?.value ?? ''),
    needsReview: line.notes.length > 0,
    reviewNotes: line.notes.join(' ') || null,
    confidence: line.confidence,
  };
}

const inMinorUnits = (read: ReadValue<Decimal> | null, digits: number): number | null =>
  read?.value.toMinorUnits(digits) ?? null;

/** People see the page as it was given: boxes go where they lie on that; and, in doubt, what two engines read there. */
function valueWriter(pages: Page[], isDoubtful: boolean): (read: ReadValue<string | Decimal> | null) => Value | null {
  const originals = new Map(pages.map(({ number, original }) => [number, original]));
  return (read) => {
    if (!read) return null;
    const { value, text, source, confidence, checks = [] } = read;
    const original = originals.get(source.page);
    const box = source.box && original ? original.place(source.box) : source.box;
    const other = isDoubtful ? otherReading(pages, read) : undefined;
    return {
      value: value.toString(),
      text,
      page: source.page,
      box,
      confidence,
      checks,
      ...(other && { otherReading: other }),
    };
  };
}
