import { multipliesOut } from '../line-arithmetic.js';
import { Decimal } from '../decimal.js';
import type { LabelledAmount } from '../draft.js';
import { type DecimalMark, parseNumber } from './numbers.js';
import type { Token } from './tokens.js';

/**
 * "Deposit on crates 4 × 4.50   18.00", "Deposit on crates | 4 | 4.50 | 18.00": how many at which price is part of the label, where it
 * leads to the amount.
 */
export function withoutCount(tokens: Token[]): Token[] {
  const { isRight, at, next } = countIn(tokens) ?? {};
  return isRight ? [...tokens.slice(0, at), ...tokens.slice(next! + 1)] : tokens;
}

/** "Crates returned 7 × 4.25   (21.25)": what leads to another amount is said of it, as nothing else is. */
export function miscounted(labelled: LabelledAmount, tokens: Token[]): LabelledAmount {
  const counted = countIn(tokens);
  const { kind, amount } = labelled;
  const isOpen = counted !== null && !counted.isRight && !counted.isInColumns;
  if (!isOpen || !amount || !['charge', 'discount', 'other'].includes(kind)) return labelled;
  return { ...labelled, others: [{ ...amount, value: counted.value, text: counted.text }] };
}

/** How many at which price, before the last figure. */
function countIn(tokens: Token[]) {
  const times = tokens.findIndex((token) => token.kind === 'text' && TIMES.test(token.text));
  const isInColumns = times < 0 && tokens.length === IN_COLUMNS && tokens[0]!.kind === 'text';
  const [at, next] = isInColumns ? [1, 2] : [times - 1, times + 1];
  const [count, price, amount] = [tokens[at], tokens[next], tokens.at(-1)];
  if (count?.kind !== 'number' || price?.kind !== 'number' || amount?.kind !== 'number' || price === amount)
    return null;
  // "A   0 %   420.99   0.00" is of a table of taxes.
  if (isInColumns && (count.percent || count.value.equals(ONE))) return null;
  const isRight = multipliesOut(count.value, price.value, amount.value.abs());
  const value = count.value.times(price.value);
  return { isInColumns, at, next, isRight, value, text: `${count.text} × ${price.text}` };
}
const ONE = Decimal.of(1);
const IN_COLUMNS = 4;
const TIMES = /^[x×*@à]$/i;

/** How many at which price, in the name of an amount. */
export const isCount = (text: string): boolean => /\d ?[x×*@à] ?\d/i.test(text);

/** What one costs, where the name of an amount says how many there are. */
export function priceIn({ label, amount }: LabelledAmount, mark: DecimalMark): Decimal[] {
  const [, count, price] = COUNT.exec(label) ?? [];
  const [many, each] = [count, price].map((text) => (text ? parseNumber(text, mark) : null));
  return amount && many && each && multipliesOut(many, each, amount.value.abs()) ? [each] : [];
}
const COUNT = /(\d\S*) ?[x×*@à] ?(\d\S*)/i;

/** "Deposits charged 8 × 3.40   27.20": what is counted is charged or taken off, and was not paid. */
export const counted = (labelled: LabelledAmount): LabelledAmount =>
  labelled.amount && (labelled.kind === 'paid' || labelled.kind === 'other')
    ? { ...labelled, kind: labelled.amount.value.isNegative() ? 'discount' : 'charge' }
    : labelled;
