import { Decimal } from '../decimal.js';
import type { LabelledAmount } from '../draft.js';
import { bottom, sidewaysOverlap } from '../page-model.js';
import { datesIn } from './dates.js';
import type { DecimalMark } from './numbers.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { type NumberToken, numberTokensIn } from './tokens.js';
import { OF_REST } from './words/request-words.js';

/** Nobody offers more for an early payment; in per cent. */
const MOST = 10;

/**
 * What is offered to whoever pays early, in whatever language: "3 % = 26.78 by 14 October: 865.90", in one cell or going on in
 * the one below. A small share of the total, what it comes to or what it leaves, and until when.
 */
export function earlyOffers(lines: TextLine[], amounts: LabelledAmount[], mark: DecimalMark): Set<Cell> {
  const totals = totalsIn(amounts);
  const dues = amounts.flatMap(({ kind, amount }) => (kind === 'due' && amount ? amount.value : []));
  const offers = new Set<Cell>();
  for (const [index, { cells }] of lines.entries()) {
    for (const cell of cells) {
      if (!cell.text.includes('%')) continue;
      // A row of another column may stand between both.
      const [next, afterNext] = lines.slice(index + 1, index + 3);
      const below = [...(next?.cells ?? []), ...(afterNext?.cells ?? [])].filter((other) => isBelow(other, cell));
      const wrapped = next?.cells.filter((other) => isWrapped(other, cell, lines[index]!, next)) ?? [];
      const parts = [[cell], ...[...below, ...wrapped].map((other) => [cell, other])];
      const bases = dues.length > 0 && parts.flat().some(({ folded }) => OF_REST.test(folded)) ? dues : totals;
      const offer = parts.find((some) => isOffer(some, bases, mark));
      for (const part of offer ?? []) offers.add(part);
    }
  }
  return offers;
}

/** Where no word calls an amount the total, the largest. */
function totalsIn(amounts: LabelledAmount[]): Decimal[] {
  const named = amounts.filter(({ kind }) => kind === 'total' || kind === 'due');
  const values = (named.length > 0 ? named : amounts).flatMap(({ amount }) => amount?.value ?? []);
  return named.length > 0 ? values : values.sort((a, b) => b.compare(a)).slice(0, 1);
}

function isOffer(cells: Cell[], totals: Decimal[], mark: DecimalMark): boolean {
  const text = cells.map((cell) => cell.text).join(' ');
  const [until, ...days] = datesIn(text);
  if (!until || days.length > 0) return false;
  // "Feb 20, 2025" has two numbers.
  const ofDate = new Set(until.text.split(/[\s,]+/));
  const numbers = cells
    .flatMap((cell) => numberTokensIn(cell, mark))
    .filter((number) => !ofDate.has(number.text.replace(/,$/, '')));
  const [rate, ...more] = numbers.filter(({ percent }) => percent);
  const isSmall = rate && more.length === 0 && !rate.value.isZero() && rate.value.abs().toNumber() <= MOST;
  if (!isSmall) return false;
  const money = numbers.filter((number) => !number.percent && isMoney(number)).map(({ value }) => value.abs());
  return totals.some((total) => {
    const share = total.percent(rate.value.abs());
    const rest = total.minus(share);
    // Of both each follows from the other.
    const isWhole =
      money.length !== 2 || money.some((value) => value.equals(total)) || Decimal.sum(money).equals(total);
    return (
      isWhole &&
      money.some((value) => isNear(value, rest)) &&
      money.every((value) => [total, share, rest].some((one) => isNear(value, one)))
    );
  });
}

const isMoney = ({ value, text }: NumberToken): boolean => value.decimals === 2 || /\d{3}$|\d{3}\D/.test(text);
/** The printed value may be of whole units of money. */
const isNear = (printed: Decimal, other: Decimal): boolean =>
  Math.abs(printed.minus(other).toHundredths()) <= (printed.decimals === 0 ? UNIT / 2 : 1);
/** In hundredths. */
const UNIT = 100;

const isBelow = ({ page, box }: Cell, cell: Cell): boolean =>
  page === cell.page && sidewaysOverlap(box, cell.box) > 0 && box.y - bottom(cell.box) < cell.box.height;

/** Sentences behind each other go on where the row above began. */
const isWrapped = (next: Cell, cell: Cell, line: TextLine, below: TextLine): boolean =>
  next.page === cell.page &&
  line.cells.at(-1) === cell &&
  below.cells[0] === next &&
  Math.abs(next.box.x - line.cells[0]!.box.x) < 1 &&
  next.box.y - bottom(cell.box) < cell.box.height;

/** Amounts of an offer are in no sum. */
export const withoutOffers = (amounts: LabelledAmount[], offers: Set<Cell>): LabelledAmount[] =>
  amounts.map((one) => {
    const box = one.amount?.source.box;
    const isOffered =
      box &&
      [...offers].some(
        (cell) =>
          cell.page === one.amount!.source.page &&
          box.y >= cell.box.y - 1 &&
          box.y < bottom(cell.box) &&
          sidewaysOverlap(box, cell.box) > 0,
      );
    return isOffered ? { ...one, kind: 'information' as const, label: `${one.label} (early payment)` } : one;
  });
