import { multipliesOut } from '../line-arithmetic.js';
import type { Figure } from './block-figures.js';

export const isProduct = (quantity: Figure, price: Figure, amount: Figure, discount: Figure | null): boolean =>
  multipliesOut(quantity.token.value, price.token.value, amount.token.value, {
    discount: discount?.token.value.abs(),
  });

/** "Discount 20 %" of one line alone, on its rows or on the next one, where it leads to the amount. */
export function ownDiscount(quantity: Figure, price: Figure, amount: Figure, figures: Figure[]): Figure | null {
  const rows = [quantity, price, amount].map(({ index }) => index);
  const isOwn = ({ token, index }: Figure): boolean =>
    token.percent && !token.value.isZero() && index >= Math.min(...rows) && index <= Math.max(...rows) + 1;
  if (isProduct(quantity, price, amount, null)) return null;
  return figures.find((share) => isOwn(share) && isProduct(quantity, price, amount, share)) ?? null;
}
