import { Decimal } from '../decimal.js';
import type { AmountKind, LabelledAmount, ReadValue } from '../draft.js';
import type { Box } from '../page-model.js';
import { datesIn, findDate } from './dates.js';
import { type DecimalMark, WITH_CURRENCY } from './numbers.js';
import { type Cell, cellOf } from './cells.js';
import { type TextLine, wordsOn } from './text-lines.js';
import { type NumberToken, readNumber, tokensOf } from './tokens.js';

/** What each part of the whole is called that is to be paid on a day of its own. */
export const INSTALMENT = 'Instalment';

type Dated = ReadValue<Decimal> & { day?: { dates: string[] } };

/**
 * Several days to pay on, each with its amount: together they are a total, and no part of it. Or what was paid in several
 * parts, of which the sums say what they come to.
 */
export function withInstalments(amounts: LabelledAmount[], lines: TextLine[], mark: DecimalMark): LabelledAmount[] {
  const dated: Dated[] = lines.flatMap((line) => {
    const { cells } = line;
    const listed = daysWithAmounts(cellOf(wordsOn(line)), mark);
    if (listed.length > 0) return listed;
    return cells.flatMap((cell, at) => {
      const number =
        firstIn(cells[at + 1], mark) ??
        beforeDay(cells, at, mark) ??
        behindWords(cells, at, mark) ??
        overDay(cell, mark);
      const day = datesIn(cell.text).at(-1);
      if (number?.value.decimals === 2 && day && endsIn(cell.text, day.end)) return { ...readNumber(number), day };
      // "7 August 2026 – EFT – $100.00".
      const [date, last] = [findDate(cell.text), tokensOf(cell, mark).at(-1)];
      return date?.index === 0 && last?.kind === 'number' && last.value.decimals === 2 ? readNumber(last) : [];
    });
  });
  const isDated = ({ amount }: LabelledAmount): boolean =>
    dated.some(({ source: { page, box } }) => page === amount?.source.page && isSame(box, amount.source.box));
  const sum = Decimal.sum(dated.map(({ value }) => value.abs()));
  const isNamed = amounts.some(({ kind }) => kind === 'total' || kind === 'due');
  const isSum = (kind: AmountKind): boolean => SUMS.has(kind) || (kind === 'other' && !isNamed);
  const whole = amounts.find((one) => isSum(one.kind) && one.amount?.value.abs().equals(sum) && !isDated(one));
  if (!whole || dated.length < (whole.kind === 'paid' ? 1 : 2)) return amounts;
  // "Deposit of 3 March | −50.00" over "due 17 April | 53.50" is what was paid, and what is left.
  const areToPay = dated.every(({ value }) => !value.isNegative()) && areInOrder(dated.flatMap(({ day }) => day ?? []));
  if (whole.kind !== 'paid' && !areToPay) return amounts;
  const replaced = new Set<AmountKind>(whole.kind === 'paid' ? ['other', 'paid'] : ['other', 'due', 'total']);
  return [
    ...amounts.filter((one) => !isDated(one) || !(replaced.has(one.kind) || !/\p{L}/u.test(one.label))),
    ...dated.map(({ day: _, ...amount }): LabelledAmount => ({
      kind: 'information',
      label: INSTALMENT,
      amount,
      rate: null,
    })),
  ];
}

const SUMS = new Set<AmountKind>(['total', 'due', 'paid']);

/** "30/07/2026: 646,80 € – 29/08/2026: 646,80 €" on one row: behind each day its amount, or before it: "646,80 € by 30/07/2026". */
function daysWithAmounts(cell: Cell, mark: DecimalMark): Dated[] {
  const days = datesIn(cell.text);
  if (days.length < 2) return [];
  const numbers = tokensOf(cell, mark).filter(
    (token): token is NumberToken => token.kind === 'number' && !token.percent && token.value.decimals === 2,
  );
  if (numbers.length !== days.length) return [];
  const isBehind = ({ text }: NumberToken, at: number): boolean => {
    const place = cell.text.indexOf(text, days[at]!.end);
    return place >= 0 && place < (days[at + 1]?.index ?? Infinity);
  };
  const isBefore = ({ text }: NumberToken, at: number): boolean => {
    const place = cell.text.indexOf(text, days[at - 1]?.end ?? 0);
    return WITH_CURRENCY.test(text) && place >= 0 && place < days[at]!.index;
  };
  return numbers.every(isBehind) || numbers.every(isBefore)
    ? numbers.map((number, at) => ({ ...readNumber(number), day: days[at]! }))
    : [];
}

/** Nothing but a colon follows. */
const endsIn = (text: string, end: number): boolean => /^[:.]?$/.test(text.slice(end).trim());
/** Each day to pay on comes after the one before it. */
const areInOrder = (days: { dates: string[] }[]): boolean =>
  days.slice(1).every(({ dates }, at) => dates.some((date) => days[at]!.dates.some((before) => before < date)));
/** "1.606,82 | 31/03/2025": the number that the cell is, or begins with where the next day follows behind a stroke. */
function firstIn(cell: Cell | undefined, mark: DecimalMark): NumberToken | undefined {
  const [first, stroke] = cell ? tokensOf(cell, mark) : [];
  return first?.kind === 'number' && (!stroke || /^[|/;]/.test(stroke.text)) ? first : undefined;
}
/** "1 | direct debit | 1.000,00 € | 22. 05. 2025": the day stands last on the line. */
function beforeDay(cells: Cell[], at: number, mark: DecimalMark): NumberToken | undefined {
  const [first, ...more] = at > 0 && at === cells.length - 1 ? tokensOf(cells[at - 1]!, mark) : [];
  return first?.kind === 'number' && more.length === 0 && WITH_CURRENCY.test(first.text) ? first : undefined;
}
/** "31/10/2025 | bank transfer | 2.866,41 €": with how it is paid between the day and the amount. */
function behindWords(cells: Cell[], at: number, mark: DecimalMark): NumberToken | undefined {
  const [number, ...more] = at === 0 && cells.length === 3 ? tokensOf(cells[2]!, mark) : [];
  return number?.kind === 'number' && more.length === 0 && WITH_CURRENCY.test(number.text) ? number : undefined;
}
/** "963,04 € el 09/01/2026" in one cell. */
function overDay(cell: Cell, mark: DecimalMark): NumberToken | undefined {
  const [number] = tokensOf(cell, mark);
  return number?.kind === 'number' && WITH_CURRENCY.test(number.text) ? number : undefined;
}
const isSame = (a: Box | null, b: Box | null): boolean => a !== null && b !== null && a.x === b.x && a.y === b.y;
