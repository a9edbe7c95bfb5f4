import type { Decimal } from '../decimal.js';
import type { AmountKind, Doubt, LabelledAmount, Source } from '../draft.js';
import { bottom, right, sidewaysOverlap } from '../page-model.js';
import type { Cell } from './cells.js';
import { CODES, SIGN } from './currency-codes.js';
import type { DecimalMark } from './numbers.js';
import type { TextLine } from './text-lines.js';
import { numberTokensIn, readNumber } from './tokens.js';

/**
 * "Last bill 163.17, payments −81.59, this bill 665.86, balance 747.44": how the buyer's account stands, below an invoice of
 * 665.86, beside it or in a box over its lines. Four rows that add up, in whatever language, of which one is the invoice's total; none
 * where there are no such.
 */
export function accountSummary(amounts: LabelledAmount[], lines: TextLine[], mark: DecimalMark): LabelledAmount[] {
  return runsOfRows(amounts, lines, mark).find((rows) => isSummary(rows, amounts) && comesToItsLast(rows)) ?? [];
}

/** "Old balance … new balance": where known words say so of the first row and the last, these must add up. */
export function brokenSummary(amounts: LabelledAmount[], lines: TextLine[], mark: DecimalMark): Doubt[] {
  const isCalledSo = (rows: LabelledAmount[]): boolean =>
    [rows[0], rows.at(-1)].every((row) => row?.kind === 'information');
  const broken = runsOfRows(amounts, lines, mark).find(
    (rows) => isSummary(rows, amounts) && isCalledSo(rows) && !comesToItsLast(rows),
  );
  if (!broken) return [];
  const message = `“${broken.at(-1)!.label}” is not what the rows above it come to.`;
  return [{ code: 'account-summary', message }];
}

/** Each four that follow each other in one column. */
function runsOfRows(amounts: LabelledAmount[], lines: TextLine[], mark: DecimalMark): LabelledAmount[][] {
  const all = [...amounts, ...unlabelled(amounts, lines, mark)].toSorted(fromTheTop);
  return all.map((first, index) =>
    all
      .slice(index, index + NEXT)
      .filter((one) => isInColumnOf(one, first))
      .slice(0, ROWS),
  );
}

/** It is no part of the invoice's sums. */
export function withoutSummary(amounts: LabelledAmount[], summary: LabelledAmount[]): LabelledAmount[] {
  const told = (one: LabelledAmount): LabelledAmount => ({ ...one, kind: 'information', rate: null });
  const more = summary.filter((one) => !amounts.includes(one));
  return [...amounts.map((one) => (summary.includes(one) ? told(one) : one)), ...more.map(told)];
}

/** Far from the sums, money behind words that nobody knows is no labelled amount. */
function unlabelled(amounts: LabelledAmount[], lines: TextLine[], mark: DecimalMark): LabelledAmount[] {
  const known = new Set(amounts.flatMap(({ amount }) => (amount ? placeOf(amount.source) : [])));
  return lines.flatMap(({ cells }) =>
    cells.flatMap((cell, at): LabelledAmount[] => {
      const label = cells[at - 1];
      const [number, ...more] = label && /\p{L}{2}/u.test(label.text) ? numberTokensIn(cell, mark) : [];
      const isAlone = number && more.length === 0 && !/\p{L}{2}/u.test(withoutCurrency(cell.text));
      if (!isAlone || number.percent || number.value.decimals !== 2) return [];
      const amount = readNumber(number);
      return known.has(placeOf(amount.source)) ? [] : [{ kind: 'other', label: label!.text, amount, rate: null }];
    }),
  );
}
const withoutCurrency = (text: string): string => text.replace(CODES, '').replace(SIGN, '');
const placeOf = ({ page, box }: Source): string => `${page} ${box?.x} ${box?.y}`;
const fromTheTop = ({ amount: a }: LabelledAmount, { amount: b }: LabelledAmount): number =>
  (a?.source.page ?? 0) - (b?.source.page ?? 0) || (a?.source.box?.y ?? 0) - (b?.source.box?.y ?? 0);

/** "Account statement" right over its first row, or a word among its labels: "Balance brought from last | 1,561.26" over "statement". */
export function isOfSummary({ page, box }: Cell, rows: LabelledAmount[]): boolean {
  const [first, last] = [rows[0], rows.at(-1)].map((row) => row?.amount?.source);
  if (!first?.box || !last?.box || first.page !== page) return false;
  const isOver = first.box.y > box.y && first.box.y - bottom(box) < 2 * first.box.height;
  const isAmong =
    last.page === page && box.y > first.box.y && bottom(box) <= bottom(last.box) && right(box) < first.box.x;
  return isOver || isAmong;
}
const ROWS = 4;
/** With the columns beside them. */
const NEXT = 4 * ROWS;

/** The sums of the invoice may stand beside it. */
const isInColumnOf = ({ amount }: LabelledAmount, { amount: first }: LabelledAmount): boolean =>
  !!amount?.source.box && !!first?.source.box && sidewaysOverlap(amount.source.box, first.source.box) > 0;

type FourValues = [Decimal, Decimal, Decimal, Decimal];
const valuesOf = (rows: LabelledAmount[]): FourValues => rows.map(({ amount }) => amount!.value) as FourValues;

function comesToItsLast(rows: LabelledAmount[]): boolean {
  const [before, paid, current, balance] = valuesOf(rows);
  return before.minus(paid.abs()).plus(current).equals(balance);
}

function isSummary(rows: LabelledAmount[], amounts: LabelledAmount[]): boolean {
  if (rows.length < ROWS || !areRows(rows)) return false;
  const [before, paid, current] = valuesOf(rows);
  return (
    !before.isNegative() &&
    !before.isZero() &&
    (paid.isNegative() || (!paid.isZero() && !rows.slice(0, 2).some(({ kind }) => OF_INVOICE.has(kind)))) &&
    isTotal(
      current,
      amounts.filter((one) => !rows.includes(one) && one.amount),
    )
  );
}

/** Without its sign, a payment must not be called a part of the invoice. */
const OF_INVOICE = new Set<AmountKind>(['net', 'tax', 'charge', 'discount']);

/** What the last total comes to; without one, the most that is printed. */
function isTotal(current: Decimal, others: LabelledAmount[]): boolean {
  const total = others.findLast(({ kind }) => kind === 'total' || kind === 'due');
  if (total) return total.amount!.value.equals(current);
  return (
    others.some(({ amount }) => amount!.value.equals(current)) &&
    others.every(({ amount }) => amount!.value.compare(current) <= 0)
  );
}

/** Each below the one before, with an amount and nothing more. */
const areRows = (rows: LabelledAmount[]): boolean =>
  rows.every(({ label, amount, others = [] }, at) => {
    const [{ box, page } = {}, { box: above, page: before } = {}] = [amount?.source, rows[at - 1]?.amount?.source];
    const isBelow =
      at === 0 ||
      page === before! + 1 ||
      (above && box && page === before && box.y >= bottom(above) - 1 && box.y < bottom(above) + 3 * above.height);
    return box && isBelow && /\p{L}/u.test(label) && others.length === 0;
  });
