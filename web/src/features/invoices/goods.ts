import type { LineItem } from './api/get-invoice';

/** A charge, a discount or a return is on the invoice, but nothing of it comes into stock. */
export const isGoods = ({ isCharge, quantity, unitPrice, lineTotal }: LineItem): boolean =>
  !isCharge && (quantity ?? 0) >= 0 && (unitPrice ?? 0) >= 0 && (lineTotal ?? 0) >= 0;

/** What one costs in stock, in cents: less than its price where that is for a hundred, or bears a discount. */
export const costOf = ({ quantity, unitPrice, lineTotal }: LineItem): number | null =>
  quantity && unitPrice !== null && lineTotal !== null && lineTotal < quantity * unitPrice
    ? Math.round(lineTotal / quantity)
    : unitPrice;

/** The stock counts whole units: 2.5 hours or 0.75 m of something stay on paper. */
export const isCountable = ({ quantity }: LineItem): boolean => Number.isInteger(quantity) && quantity! >= 1;

/** Of how many lines a question says what becomes of them. */
export const MOST_NAMED = 6;

/** The product that the goods go to, where it is known. */
export const goodsOf = ({ suggestion, productId, description }: LineItem) =>
  suggestion.find((candidate) => candidate.productId === productId)?.name ?? description;
