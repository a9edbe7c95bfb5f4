import { Decimal } from '../decimal.js';
import { right } from '../page-model.js';
import { fold } from './fold.js';
import type { DecimalMark } from './numbers.js';
import { type TextLine, wordsOn } from './text-lines.js';
import { type NumberToken, tokensOf } from './tokens.js';
import { classifyAmountLabel } from './words/amount-labels.js';

/** A printed line that ends with an amount. */
export interface AmountLine {
  index: number;
  line: TextLine;
  amount: NumberToken;
  /** What stands left of it. */
  words: TextLine['cells'][0]['words'];
}

export function amountLine(line: TextLine, index: number, mark: DecimalMark): AmountLine | null {
  const tokens = line.cells.flatMap((cell) => tokensOf(cell, mark));
  const tail = tokens.at(-1)?.kind === 'text' && TAX_CLASS.test(tokens.at(-1)!.text) ? tokens.pop()!.words : [];
  const amount = tokens.at(-1);
  if (amount?.kind !== 'number' || amount.percent || amount.value.decimals !== 2) return null;
  const own = [...amount.words, ...tail];
  return { index, line, amount, words: wordsOn(line).filter((word) => !own.includes(word)) };
}
/** "2 618,77 A": which rate of the table below it bears. */
const TAX_CLASS = /^(?:[A-Z]\d?|\*{1,2}|\d)$/;

/**
 * Amounts under each other, none of which is called a sum, that come to the next one; two at least. `areGrouped`: groups of them
 * may end with what they come to.
 */
export function longestSummedRun(amounts: AmountLine[], areGrouped: boolean): AmountLine[] | null {
  let longest: AmountLine[] | null = null;
  for (let start = 0; start < amounts.length; start++) {
    const column = amounts.slice(start).filter((other) => isUnder(amounts[start]!, other));
    let [sum, ofGroup] = [Decimal.zero, Decimal.zero];
    const carried = new Set<AmountLine>();
    for (const [end, next] of column.entries()) {
      const run = column.slice(0, end).filter((one) => !carried.has(one));
      if (run.length > (longest?.length ?? 1) && comesTo(sum, next, column[end + 1])) longest = run;
      // "Carried forward" at the end of a page, and again on the next one.
      const isLast = [column[end - 1], column[end + 1]].some((one) => one && one.line.page !== next.line.page);
      const isOfGroup = areGrouped && !ofGroup.isZero() && next.amount.value.equals(ofGroup);
      if (isSum(next) && ((isLast && next.amount.value.equals(sum)) || isOfGroup)) {
        carried.add(next);
        ofGroup = Decimal.zero;
        continue;
      }
      if (isSum(next) || next.amount.value.compare(Decimal.zero) <= 0) break;
      sum = sum.plus(next.amount.value);
      ofGroup = ofGroup.plus(next.amount.value);
    }
  }
  return longest;
}

/** As near above the first amount as the second stands below it: another line, which the sum leaves out. */
export function goesOnAbove([first, second]: AmountLine[], amounts: AmountLine[]): boolean {
  const above = amounts[amounts.indexOf(first!) - 1];
  return (
    above !== undefined &&
    above.line.page === first!.line.page &&
    first!.index - above.index <= second!.index - first!.index &&
    isUnder(above, first!) &&
    !isSum(above)
  );
}

/** The next amount is the sum, or the tax that leads from it to the one after. */
function comesTo(sum: Decimal, next: AmountLine, after: AmountLine | undefined): boolean {
  if (next.amount.value.equals(sum)) return true;
  const isTax = classifyAmountLabel(labelOf(next)) === 'tax';
  return isTax && after !== undefined && sum.plus(next.amount.value).equals(after.amount.value);
}

/** Flush with the amount, or with what stands behind it. */
export const isUnder = (upper: AmountLine, lower: AmountLine): boolean =>
  [
    [upper.amount.box, lower.amount.box],
    [upper.line.box, lower.line.box],
  ].some(([above, below]) => Math.abs(right(above!) - right(below!)) < upper.amount.box.height);

/** "2 pce x 34.80 VAT 10 % | 69.60": behind how many at which price no sum is named. */
function labelOf({ words }: AmountLine): string {
  const text = words.map((word) => word.text).join(' ');
  return fold(text.split(COUNTED)[0]!);
}
const COUNTED =
  /(?<![\p{L}\d.,])\d[\d.,]*(?! ?%) (?:[^ ]+ ){0,12}?(?:[x×*@]|at|à|á|zu|je|per) \D{0,4}\d[\d.,]*[.,]\d\d(?!\d)/iu;

const SUMS = new Set(['net', 'tax', 'total', 'due', 'paid', 'previous', 'discount', 'charge', 'information']);
const isSum = (line: AmountLine): boolean => SUMS.has(classifyAmountLabel(labelOf(line)) ?? '');
