import type { ItemState, Receipt } from './receipts.js';

/**
 * Why goods cannot be taken out of their item again, in words; null when they can. `receipts` are those of one item,
 * oldest first, `stock` is what there is of it.
 */
export function movedOn(stock: number, receipts: Receipt[]): string | null {
  const { productName: name, now, was: first } = receipts[0]!;
  if (!now) return `${name} has been removed from the inventory since: the import cannot be undone`;
  const states = [...receipts.flatMap(({ was, became }) => [was, became]), now];
  if (states.some(({ countedAt }) => countedAt !== first.countedAt)) {
    return `${name} has been counted since: the import cannot be undone`;
  }
  if (setCost(receipts) && wasChanged(now, receipts)) {
    return `The cost of ${name} has been changed since: the import cannot be undone`;
  }
  const quantity = quantityOf(receipts);
  if (stock < quantity) {
    return `Only ${stock} of ${name} are left of the ${quantity} that came in: the import cannot be undone`;
  }
  return null;
}

/** What is still to be taken out; what was reversed by hand is out already. */
export const quantityOf = (receipts: Receipt[]): number =>
  receipts.reduce((sum, { quantity, isReversed }) => sum + (isReversed ? 0 : quantity), 0);

/** Whether the goods brought another cost. */
export const setCost = (receipts: Receipt[]): boolean => receipts.some(({ was, became }) => !isSameCost(was, became));

/** Between two receipts as after the last one: what came before each must be what the one before it left. */
const wasChanged = (now: ItemState, receipts: Receipt[]): boolean =>
  receipts.some(({ became }, index) => !isSameCost(became, receipts[index + 1]?.was ?? now));

const isSameCost = (one: ItemState, other: ItemState): boolean =>
  one.cost === other.cost && one.currency === other.currency;
