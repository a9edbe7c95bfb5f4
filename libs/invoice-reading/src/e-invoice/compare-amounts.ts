import { Decimal } from '../decimal.js';
import type { Doubt, LabelledAmount } from '../draft.js';
import type { EInvoice } from './e-invoice.js';
import type { PrintedInvoice } from './printed-invoice.js';

/**
 * Amounts that the page prints with its sums, that its own account leaves over and that the electronic invoice does not
 * declare: a charge of the page, say, that is in no sum.
 */
export function undeclaredAmounts(invoice: EInvoice, { draft, proof }: PrintedInvoice): Doubt[] {
  const open = draft.amounts.filter(({ amount }, index) => amount !== null && proof.explanations[index] === null);
  if (open.length === 0) return [];
  const declared = new Set(figuresOf(invoice).map(keyOf));
  return open.filter(({ amount }) => !declared.has(keyOf(amount!.value))).map(undeclared);
}

const keyOf = (value: Decimal): string => value.abs().trimmed().toString();

function undeclared({ label, amount }: LabelledAmount): Doubt {
  const named = label.trim() ? `“${label.trim()}” of ${amount!.text}` : `an amount of ${amount!.text}`;
  return {
    code: 'page-differs',
    message: `The page prints ${named}, which the electronic invoice inside does not declare.`,
  };
}

/** What is declared, and the sums and differences of it that pages print: see below. */
function figuresOf({ figures, lines, taxes, adjustments }: EInvoice): Decimal[] {
  const rates = new Set(adjustments.map(({ taxRate }) => taxRate?.trimmed().toString()));
  // A table of taxes prints what each rate comes to, and what was taken off or added before.
  const ofRates = [...rates].map((rate) =>
    Decimal.sum(
      adjustments
        .filter(({ taxRate }) => taxRate?.trimmed().toString() === rate)
        .flatMap(({ isCharge, amount }) => (isCharge ? [] : amount.value)),
    ),
  );
  const withTax = taxes.flatMap(({ basis, amount }) => (basis ? basis.value.plus(amount.value) : []));
  // Under a line stand its price and sum before the discount, and the discount.
  const ofLines = lines.flatMap(({ quantity, grossPrice, price, priceBase, total }) => {
    if (!quantity || !price || priceBase) return [];
    const full = grossPrice ? [grossPrice.value.times(quantity.value)] : [];
    return [...full, ...full.flatMap((sum) => (total ? sum.minus(total.value) : []))];
  });
  return [...figures, ...ofRates, ...withTax, ...ofLines];
}
