import { Decimal } from './decimal.js';
import type { Draft, DraftLine } from './draft.js';
import { type Account, accountsOf, completeAccounts } from './account/account.js';
import { withCarriedSums } from './account/carried.js';
import { withPayments } from './account/payments.js';
import { withShares } from './account/shares.js';
import { UNIT_WORD } from './understanding/column-vocabulary.js';
import { datesIn } from './understanding/dates.js';
import { fold } from './understanding/fold.js';
import { TAX_INCLUDED } from './understanding/words/amount-labels.js';
import { LONG_TIME } from './understanding/words/day-counts.js';

/** Lines that an account leads from, and the accounts. */
export interface SettledLines {
  lines: DraftLine[];
  sum: Decimal;
  /** Those that explain all; different ones come to different values. */
  proofs: Account[];
  /** All that reach a printed total, the one with the fewest open amounts first. */
  accounts: Account[];
}

/**
 * Sub-lines that only explain a line ("incl. copyright fee 3.50") carry an amount without a price. They are left out
 * where the invoice adds up without them and does not with them.
 */
export function settleLines({ lines, amounts: printed }: Pick<Draft, 'lines' | 'amounts'>): SettledLines {
  const amounts = withPayments(printed, lines);
  const all = sumUp(lines, amounts);
  const isOfAmounts = lines.length > 0 && lines.every(isAmountAlone);
  if (all.proofs.length > 0) return isOfAmounts ? { ...all, lines: lines.map(asOne) } : all;
  const others = (changed: DraftLine[]): SettledLines => (isSame(changed, lines) ? all : sumUp(changed, amounts));
  const reduced = others(lines.map(withAllowance));
  if (reduced.proofs.length > 0) return reduced;
  const priced = others(lines.filter(counts));
  if (priced.lines.length > 0 && priced.proofs.length > 0) return priced;
  return [all, reduced, priced].find(({ accounts }) => accounts.length > 0) ?? all;
}

const isSame = (some: DraftLine[], others: DraftLine[]): boolean =>
  some.length === others.length && some.every((line, index) => line === others[index]);

function sumUp(lines: DraftLine[], amounts: Draft['amounts']): SettledLines {
  const totals = lines.flatMap(({ lineTotal }) => lineTotal?.value ?? []);
  const sum = Decimal.sum(totals);
  const isWhole = lines.length > 0 && totals.length === lines.length;
  const accounts = isWhole ? accountsOf(lines, withCarriedSums(withShares(amounts, sum), lines)) : [];
  return { lines, sum, accounts, proofs: completeAccounts(accounts) };
}

/**
 * Services and subscriptions are printed with no more than their amount. Where no line of the invoice has a quantity or a price,
 * and none of the words counts anything, each is one at that amount.
 */
const isAmountAlone = ({ quantity, unitPrice, lineTotal, discount, description, isAmountOnly }: DraftLine): boolean =>
  isAmountOnly === true &&
  !quantity &&
  !unitPrice &&
  !discount &&
  lineTotal !== null &&
  description !== null &&
  !isCounted(description.value);

const asOne = (line: DraftLine): DraftLine => ({
  ...line,
  quantity: { ...line.lineTotal!, value: Decimal.of('1'), text: '1' },
  unitPrice: line.lineTotal,
});

/** "3 x Hosting", "12 hours of work", "Seats: 4": how many is said in words. */
function isCounted(described: string): boolean {
  // "2026 to" is no weight.
  const description = datesIn(described).reduce((text, date) => text.replace(date.text, ''), described);
  return (
    /^\d+\s+\p{L}|\d\s*[x×*@]|[x×*@]\s*\d|[:(]\s*\d+\)?$/iu.test(description.replace(SIZE, '')) ||
    fold(description)
      .split(' ')
      .some((word, index, words) => /^\d+$/.test(word) && isCounting(words[index + 1] ?? ''))
  );
}

/** "Panel 60x60", "Bolt M8x40". */
const SIZE = /(?<!\S)\p{L}?\d+(?:[x×]\d+)+(?![^\s,;.)])/giu;

/** "Stretch film 500 mm", "Hosting, 3 months" say how large one is, or for how long, not how many. */
const isCounting = (unit: string): boolean =>
  UNIT_WORD.test(unit) && !/^(?:mm|cm|ml|cl|mg|gr?)$/.test(unit) && !LONG_TIME.test(unit);

/** A discount in a row of its own belongs to the line above it where the invoice adds up only so. */
function withAllowance(line: DraftLine): DraftLine {
  const { lineTotal, allowance } = line;
  if (!lineTotal || !allowance) return line;
  const text = `${lineTotal.text} ${allowance.text}`;
  return {
    ...line,
    lineTotal: { ...lineTotal, value: lineTotal.value.plus(allowance.value), text },
    discount: allowance,
  };
}

const counts = ({ quantity, unitPrice, description }: DraftLine): boolean =>
  (quantity !== null && unitPrice !== null) || !TAX_INCLUDED.test(description?.value ?? '');
