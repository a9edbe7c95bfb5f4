import { MAX_INT } from '#contracts';

export interface Totals {
  subtotal: number;
  tax: number;
  total: number;
}

/** Cents. */
export function lineSubtotal({ quantity, price }: { quantity: number; price: number }): number {
  return quantity * price;
}

/** Tax is rounded half up. All in cents; the percentage has at most two decimals. */
export function orderTotals(lineSubtotals: number[], taxPercent: number): Totals {
  const subtotal = lineSubtotals.reduce((sum, line) => sum + line, 0);
  // In whole numbers: 7.7 / 100 is not 0.077.
  const tax = Math.floor((subtotal * Math.round(taxPercent * 100) + 5000) / 10_000);
  return { subtotal, tax, total: subtotal + tax };
}

/** Amounts are kept as integers of 32 bits. No line and no part of an order is more than its total. */
export function isStorable({ total }: Totals): boolean {
  return total <= MAX_INT;
}
