import { Decimal } from '../decimal.js';
import type { DraftLine, LabelledAmount } from '../draft.js';

/**
 * Lines of quantity and amount alone, as shops print them. "Quantity | Price" may name what the whole line comes to: that
 * is told by the sums, which are of these prices and not of so many times each. What one costs is then what the amount
 * comes to for each, where that is whole cents on every line, as a price is.
 */
export const withPricesOfTotals = (lines: DraftLine[], amounts: LabelledAmount[]): DraftLine[] =>
  withPrices(withOnes(withWholePrices(lines, amounts)));

/** Without any quantity, and each price as much as the amount beside it: every line is one. */
function withOnes(lines: DraftLine[]): DraftLine[] {
  const isOne = ({ quantity, unitPrice, discount, lineTotal }: DraftLine): boolean =>
    !quantity && !discount && !!unitPrice && lineTotal?.value.equals(unitPrice.value) === true;
  if (!lines.every(isOne)) return lines;
  return lines.map((line) => ({ ...line, quantity: { ...line.unitPrice!, value: Decimal.of('1'), text: '1' } }));
}

function withWholePrices(lines: DraftLine[], amounts: LabelledAmount[]): DraftLine[] {
  const isCounted = ({ quantity, unitPrice, lineTotal }: DraftLine): boolean =>
    quantity !== null && unitPrice !== null && lineTotal === null;
  if (!lines.every(isCounted)) return lines;
  const sums = amounts.flatMap(({ kind, amount }) =>
    amount && (kind === 'net' || kind === 'total') ? amount.value : [],
  );
  const isSum = (values: Decimal[]): boolean => sums.some((sum) => sum.equals(Decimal.sum(values)));
  const prices = lines.map(({ unitPrice }) => unitPrice!.value);
  const isOfWhole = isSum(prices) && !isSum(lines.map(({ quantity }, at) => quantity!.value.times(prices[at]!)));
  return isOfWhole ? lines.map((line) => ({ ...line, unitPrice: null, lineTotal: line.unitPrice })) : lines;
}

function withPrices(lines: DraftLine[]): DraftLine[] {
  if (lines.some(({ description }) => PRICED.test(description?.value ?? ''))) return lines;
  const prices = lines.map(priceIn);
  if (prices.some((price) => price === null)) return lines;
  return lines.map((line, at) => ({
    ...line,
    discount: null,
    unitPrice: { ...line.lineTotal!, value: prices[at]!, text: prices[at]!.toString() },
  }));
}

/** "15,30 Translation", "Translation 15,30": a price beside the words, whatever it comes to. */
const PRICED =
  /^\D{0,3}\d[\d.,' ]*[.,]\d\d(?![\d.,])|(?<![\d.,])\d[\d.,' ]*[.,]\d\d(?! ?(?:kg|g|l|ml|cl|m|cm|mm)$)\D{0,3}$/;

/**
 * In whole cents for each, after a discount of which the price before is not printed; null where the line says it, where it is not,
 * or of anything that is not counted.
 */
function priceIn({ quantity, unitPrice, lineTotal }: DraftLine): Decimal | null {
  if (!quantity || unitPrice || !lineTotal || quantity.value.compare(Decimal.zero) <= 0) return null;
  const price = lineTotal.value.dividedBy(quantity.value, 2).inCents();
  return quantity.value.times(price).inCents().equals(lineTotal.value) ? price : null;
}
