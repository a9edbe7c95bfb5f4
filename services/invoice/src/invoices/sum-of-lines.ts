import type { InvoiceWarning } from '#contracts';
import { minorUnitDigits } from '#invoice-reading';

/** As the reader calls it, so that a person who puts the lines right settles what the reader said. */
export const ADDS_UP_NOT = 'does-not-add-up';

interface Totals {
  currency: string | null;
  /** Minor units, as all amounts here. */
  totalAmount: number | null;
  taxAmount: number | null;
}

interface LineFigures {
  quantity: number | null;
  unitPrice: number | null;
  lineTotal: number | null;
}

/**
 * The lines come to the total, with the tax on top or with the tax inside. Says so where they do not; nothing while an
 * amount is missing, which is asked for by itself. Charges beside the lines are not known here: the person who knows of
 * them confirms the total.
 */
export function sumDoubt({ currency, totalAmount, taxAmount }: Totals, lines: LineFigures[]): InvoiceWarning[] {
  const amounts = lines.map(amountOf);
  if (amounts.length === 0 || totalAmount === null || amounts.includes(null)) return [];
  const sum = amounts.reduce<number>((total, amount) => total + amount!, 0);
  if (sum === totalAmount || sum + (taxAmount ?? 0) === totalAmount) return [];
  const digits = minorUnitDigits(currency);
  const money = (amount: number) => (amount / 10 ** digits).toFixed(digits);
  const taxed = taxAmount ? ` (${money(sum + taxAmount)} with the tax)` : '';
  const message = `The lines add up to ${money(sum)}${taxed}, but the total is ${money(totalAmount)}.`;
  return [{ code: ADDS_UP_NOT, message, field: 'totalAmount' }];
}

/** Null where nobody can tell. */
export function amountOf({ quantity, unitPrice, lineTotal }: LineFigures): number | null {
  if (lineTotal !== null) return lineTotal;
  return quantity === null || unitPrice === null ? null : Math.round(quantity * unitPrice);
}
