import { rounded } from './arithmetic.mjs';

/** What a perfect reader finds on the printed paper, in the form that the scorer reads: null for what is not printed. */
export function truthOf(paper, design, { printed, form }) {
  return {
    truthFrom: 'known by construction',
    mustReview: false,
    note: null,
    invoiceNumber: paper.number,
    invoiceDate: paper.date,
    vendorName: paper.vendor.name,
    vendorAliases: [paper.vendor.short],
    currency: paper.currency,
    totalAmount: paper.total,
    taxAmount: paper.taxAmount,
    lineItems: paper.lines.map((line) => lineTruth(line, printed)),
    tags: [paper.code, paper.tradeName, paper.mode, paper.prices, design.frame, design.lineForm, design.totals, form],
  };
}

function lineTruth(line, printed) {
  const price = Math.round(line.price / 100);
  const reduced = rounded(BigInt(line.price) * BigInt(10_000 - line.discount), 1_000_000);
  const gross = line.amount + Math.round((line.amount * line.rate) / 10_000);
  return {
    // A code is one where a column, brackets or a label say so; in front of a name it may be part of it.
    sku: printed.has('line.code') ? line.code : printed.has('line.ean') ? line.ean : null,
    description: line.name,
    quantity: printed.has('line.quantity') ? line.quantity / 1000 : null,
    unitPrice: printed.has('line.price') ? price : null,
    ...(line.discount ? { unitPriceAlt: [reduced] } : {}),
    lineTotal: line.amount,
    ...(line.optional ? { optional: true } : {}),
    ...(printed.has('line.gross') ? { lineTotalAlt: [gross] } : {}),
  };
}
