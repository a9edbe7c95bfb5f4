import { Decimal } from '../decimal.js';
import type { EInvoiceLine } from './e-invoice.js';

const ONE = Decimal.of(1);
const CENT = Decimal.of('0.01');
/** Prices are rounded to cents at least. */
const MIN_PRICE_DECIMALS = 2;

/** Why quantity × price / base − allowances + charges is not the line's total, as a sentence; null when it is. */
export function lineContradiction(line: EInvoiceLine): string | null {
  const { quantity, price, priceBase, total } = line;
  if (!quantity || !price || !total) return null;
  const base = priceBase?.value ?? ONE;
  if (base.compare(Decimal.zero) <= 0) return `The price is declared for ${priceBase!.text} units.`;
  // Multiplied by the base instead of divided, so that nothing is rounded.
  const product = quantity.value.times(price.value);
  const goods = total.value.minus(adjustmentOf(line)).times(base);
  const gap = product.minus(goods).abs();
  if (gap.compare(CENT.times(base)) <= 0 || gap.compare(priceRounding(quantity.value, price.value)) <= 0) return null;
  const per = base.equals(ONE) ? '' : ` / ${base}`;
  const off = adjustmentOf(line).isZero() ? '' : ` with allowances and charges of ${adjustmentOf(line)}`;
  return `${quantity.text} × ${price.text}${per}${off} is not the line total of ${total.text}.`;
}

/** Charges less allowances. */
export function adjustmentOf({ adjustments }: Pick<EInvoiceLine, 'adjustments'>): Decimal {
  return Decimal.sum(adjustments.map(({ isCharge, amount }) => (isCharge ? amount.value : amount.value.negated())));
}

/**
 * A discounted price of 4.095 is often declared as 4.10, while the total goes by the exact one. That explains a gap of
 * up to half the last decimal per unit, but only where the gap could not hide a unit more or less.
 */
function priceRounding(quantity: Decimal, price: Decimal): Decimal {
  const decimals = Math.max(MIN_PRICE_DECIMALS, price.trimmed().decimals);
  const gap = quantity.abs().times(Decimal.of(`0.${'0'.repeat(decimals)}5`));
  return gap.times(Decimal.of(2)).compare(price.abs()) < 0 ? gap : Decimal.zero;
}
