import type { ChangeProductsInput } from '#contracts';

export type PriceChange = Pick<ChangeProductsInput, 'percent' | 'amount' | 'price'>;

/** Cents after the change, rounded half up; it may be below zero. In whole numbers: 10% of 105 are 10.5, not 10.499… */
export function newPrice(cents: number, { percent, amount, price }: PriceChange): number {
  if (percent != null) return Math.floor((cents * (10_000 + Math.round(percent * 100)) + 5000) / 10_000);
  return price ?? cents + (amount ?? 0);
}
