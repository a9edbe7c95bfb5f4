import { MAX_INT } from '#contracts';
import { impossible } from '#platform';

export interface Totals {
  subtotal: number;
  tax: number;
  total: number;
}

const TAX_PERCENT = 10;

/** Cents. */
export function lineSubtotal({ quantity, price }: { quantity: number; price: number }): number {
  return storable(quantity * price);
}

/** Tax is rounded half up. All in cents. */
export function orderTotals(lineSubtotals: number[]): Totals {
  const subtotal = storable(lineSubtotals.reduce((sum, line) => sum + line, 0));
  const tax = Math.floor((subtotal * TAX_PERCENT + 50) / 100);
  return { subtotal, tax, total: storable(subtotal + tax) };
}

/** Amounts are kept as integers of 32 bits. */
function storable(amount: number): number {
  if (amount > MAX_INT) throw impossible('The order is too large: split it into several');
  return amount;
}
