import { MAX_INT } from '#contracts';

export interface Totals {
  subtotal: number;
  tax: number;
  total: number;
}

export const TAX_PERCENT = 10;

/** Cents. */
export function lineSubtotal({ quantity, price }: { quantity: number; price: number }): number {
  return quantity * price;
}

/** Tax is rounded half up. All in cents. */
export function orderTotals(lineSubtotals: number[]): Totals {
  const subtotal = lineSubtotals.reduce((sum, line) => sum + line, 0);
  const tax = Math.floor((subtotal * TAX_PERCENT + 50) / 100);
  return { subtotal, tax, total: subtotal + tax };
}

/** Amounts are kept as integers of 32 bits. No line and no part of an order is more than its total. */
export function isStorable({ total }: Totals): boolean {
  return total <= MAX_INT;
}
