import { Decimal } from '../decimal.js';
import type { AmountKind, Draft, DraftLine, LabelledAmount } from '../draft.js';
import type { Amount, EInvoice, EInvoiceLine } from './e-invoice.js';

/** Prices per unit that do not come out even are kept to so many decimals; the proof uses the price as declared. */
const PRICE_DECIMALS = 10;

/** What an electronic invoice declares, in the form of any other draft. */
export function draftOf(invoice: EInvoice): Draft {
  return {
    invoiceNumber: invoice.number,
    invoiceDate: invoice.issueDate,
    vendorName: invoice.seller,
    currency: invoice.currency,
    lines: invoice.lines.map(lineOf),
    amounts: amountsOf(invoice),
    orderNumbers: invoice.orderNumbers,
    doubts: invoice.doubts,
  };
}

function lineOf(line: EInvoiceLine): DraftLine {
  const { sku, description, quantity, total } = line;
  return { sku, description, quantity, unitPrice: unitPriceOf(line), discount: null, lineTotal: total };
}

/** The price of one, wherever the document prices three or a hundred. */
function unitPriceOf({ price, priceBase }: EInvoiceLine): Amount | null {
  if (!price || !priceBase || priceBase.value.compare(Decimal.zero) <= 0) return price;
  if (priceBase.value.equals(Decimal.of(1))) return price;
  const value = price.value.dividedBy(priceBase.value, PRICE_DECIMALS);
  return { ...price, value, text: `${price.text} / ${priceBase.text}` };
}

function amountsOf({ adjustments, taxes, totals }: EInvoice): LabelledAmount[] {
  const sums: [AmountKind, string, Amount | null][] = [
    ['tax', 'Tax', taxes.length === 0 ? totals.tax : null],
    ['net', 'Net', totals.net],
    ['total', 'Total', totals.total],
    ['paid', 'Prepaid', totals.prepaid],
    ['due', 'Payable', totals.payable],
  ];
  return [
    ...adjustments.map(({ isCharge, reason, amount, taxRate }): LabelledAmount => {
      const [kind, name] = isCharge ? (['charge', 'Charge'] as const) : (['discount', 'Allowance'] as const);
      return { kind, label: reason || name, amount, rate: taxRate };
    }),
    ...taxes.map(({ amount, rate }): LabelledAmount => ({ kind: 'tax', label: 'Tax', amount, rate })),
    ...sums.flatMap(([kind, label, amount]) => (amount ? [{ kind, label, amount, rate: null }] : [])),
  ];
}
