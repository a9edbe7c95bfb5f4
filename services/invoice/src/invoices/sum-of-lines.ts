import type { InvoiceWarning } from '#contracts';
import { minorUnitDigits } from '#invoice-reading';

/** As the reader calls it, so that a person who puts the lines right settles what the reader said. */
export const ADDS_UP_NOT = 'does-not-add-up';
export const TAX_TOO_LARGE = 'tax-too-large';

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
 * amount is missing, which is asked for by itself. Charges beside the lines that nothing printed tells of are not known
 * here: the person who knows of them confirms the total.
 */
export function sumDoubt({ currency, totalAmount, taxAmount }: Totals, lines: LineFigures[]): InvoiceWarning[] {
  const sum = sumOf(lines);
  if (sum === null || totalAmount === null) return [];
  if (sum === totalAmount || sum + (taxAmount ?? 0) === totalAmount) return [];
  const money = inUnitsOf(currency);
  const taxed = taxAmount ? ` (${money(sum + taxAmount)} with the tax)` : '';
  const message = `The lines add up to ${money(sum)}${taxed}, but the total is ${money(totalAmount)}.`;
  return [{ code: ADDS_UP_NOT, message, field: 'totalAmount' }];
}

/** A tax is less than the total that it is in. Where it is not, only lines that lead to the total with it prove both. */
export function taxDoubt({ currency, totalAmount, taxAmount }: Totals, lines: LineFigures[]): InvoiceWarning[] {
  if (!taxAmount || totalAmount === null) return [];
  if (taxAmount > 0 ? taxAmount < totalAmount : taxAmount > totalAmount) return [];
  const sum = sumOf(lines);
  if (sum !== null && sum + taxAmount === totalAmount) return [];
  const money = inUnitsOf(currency);
  const message = `A tax of ${money(taxAmount)} cannot be in a total of ${money(totalAmount)}.`;
  return [{ code: TAX_TOO_LARGE, message, field: 'taxAmount' }];
}

/** Null while there are none, or an amount is missing. */
function sumOf(lines: LineFigures[]): number | null {
  const amounts = lines.map(amountOf);
  if (amounts.length === 0 || amounts.includes(null)) return null;
  return amounts.reduce<number>((total, amount) => total + amount!, 0);
}

function inUnitsOf(currency: string | null): (amount: number) => string {
  const digits = minorUnitDigits(currency);
  return (amount) => (amount / 10 ** digits).toFixed(digits);
}

/** Null where nobody can tell. */
export function amountOf({ quantity, unitPrice, lineTotal }: LineFigures): number | null {
  if (lineTotal !== null) return lineTotal;
  return quantity === null || unitPrice === null ? null : Math.round(quantity * unitPrice);
}
