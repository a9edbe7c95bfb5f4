import { Decimal } from '../decimal.js';
import type { DraftLine, ReadValue } from '../draft.js';
import { isProved, multipliesOut } from '../line-arithmetic.js';
import { bottom, right } from '../page-model.js';
import { codeIn, isCodeColumn } from './item-codes.js';
import { withCodes } from './line-codes.js';
import type { DecimalMark } from './numbers.js';
import { textToken, tokensOf, readNumber, readText, type NumberToken, type TextToken } from './tokens.js';
import { type Cell, wordsOn, type TextLine } from './text-lines.js';
import { fold } from './fold.js';
import { classifyAmountLabel } from './words/amount-labels.js';

/** Lines without a table, and the text lines they are read from. */
export interface ListedLines {
  lines: DraftLine[];
  used: Set<TextLine>;
}

/** A printed line that ends with an amount. */
interface AmountLine {
  index: number;
  line: TextLine;
  amount: NumberToken;
  /** What stands left of it. */
  words: TextLine['cells'][0]['words'];
}

/** The printed lines of one invoice line. */
interface Entry {
  amount: AmountLine;
  /** With that of the amount, from the top. */
  lines: TextLine[];
}

/** An entry is printed on so many lines at most, its parts so many text heights apart. */
const MOST_LINES = 4;
const ENTRY_GAP = 2.5;
/** How many of how much: "13 × £24.22", "2 @ 5.00", "7 hours at £104.34", "4 Std. zu je 60,00". */
const TIMES = /^(?:[x×*@✕]|(?:\p{L}{1,10}\.? )?(?:[x×@]|at|à|á|zu|zu je|je|per))$/iu;

/**
 * The invoice lines of a list: cards, a till roll, a letter. There are no columns: each has a name and, at the right, an
 * amount, and may say below or beside the name how many at which price. It is a list of lines because the amounts come
 * to the one that is printed next below them. Null where there is no such run.
 */
export function readListedLines(lines: TextLine[], mark: DecimalMark): ListedLines | null {
  const amounts = lines.flatMap((line, index) => amountLine(line, index, mark) ?? []);
  const run = longestSummedRun(amounts);
  if (!run) return null;
  const sums = new Set(
    amounts.filter((other) => !run.includes(other) && isUnder(run[0]!, other)).map(({ line }) => line),
  );
  const areBeside = run.every(({ words }) => isNamed(beforeCount(words)));
  const paired = (beside: boolean): ListedLines | null => readEntries(intoEntries(lines, run, sums, beside), mark);
  const usual = paired(areBeside);
  if (usual?.lines.every(isProved)) return usual;
  const other = paired(!areBeside);
  return other?.lines.every(isProved) ? other : usual;
}

function readEntries(entries: Entry[] | null, mark: DecimalMark): ListedLines | null {
  const read = entries?.map((entry) => readEntry(entry, mark));
  if (!entries || !read?.every((one) => one !== null)) return null;
  return { lines: withCodesApart(read), used: new Set(entries.flatMap((entry) => entry.lines)) };
}

function amountLine(line: TextLine, index: number, mark: DecimalMark): AmountLine | null {
  const tokens = line.cells.flatMap((cell) => tokensOf(cell, mark));
  const amount = tokens.at(-1);
  if (amount?.kind !== 'number' || amount.percent || amount.value.decimals !== 2) return null;
  return { index, line, amount, words: wordsOn(line).filter((word) => !amount.words.includes(word)) };
}

/** Amounts under each other, none of which is called a sum, that come to the next one; two at least. */
function longestSummedRun(amounts: AmountLine[]): AmountLine[] | null {
  let longest: AmountLine[] | null = null;
  for (let start = 0; start < amounts.length; start++) {
    const column = amounts.slice(start).filter((other) => isUnder(amounts[start]!, other));
    let sum = Decimal.zero;
    for (const [end, next] of column.entries()) {
      if (end > (longest?.length ?? 1) && comesTo(sum, next, column[end + 1])) longest = column.slice(0, end);
      if (isSum(next) || next.amount.value.compare(Decimal.zero) <= 0) break;
      sum = sum.plus(next.amount.value);
    }
  }
  return longest;
}

/** The next amount is the sum, or the tax that leads from it to the one after. */
function comesTo(sum: Decimal, next: AmountLine, after: AmountLine | undefined): boolean {
  if (next.amount.value.equals(sum)) return true;
  const isTax = classifyAmountLabel(labelOf(next)) === 'tax';
  return isTax && after !== undefined && sum.plus(next.amount.value).equals(after.amount.value);
}

const isUnder = (upper: AmountLine, lower: AmountLine): boolean =>
  upper.line.page === lower.line.page &&
  Math.abs(right(upper.amount.box) - right(lower.amount.box)) < upper.amount.box.height;

const labelOf = ({ words }: AmountLine): string => fold(words.map(({ text }) => text).join(' '));

const SUMS = new Set(['net', 'tax', 'total', 'due', 'paid', 'previous', 'discount', 'charge', 'information']);
const isSum = (line: AmountLine): boolean => SUMS.has(classifyAmountLabel(labelOf(line)) ?? '');

const isNamed = (words: { text: string }[]): boolean => words.some(({ text }) => /\p{L}{3}/u.test(text));

/** What belongs to each amount: the lines below it where the name stands beside it, those above where it does not. */
function intoEntries(lines: TextLine[], run: AmountLine[], sums: Set<TextLine>, areBeside: boolean): Entry[] | null {
  const entries = run.map((amount, at): Entry => {
    const [first, last] = areBeside
      ? [amount.index, (run[at + 1]?.index ?? lines.length) - 1]
      : [(run[at - 1]?.index ?? -1) + 1, amount.index];
    const taken = [amount.line];
    for (let index = amount.index + 1; index <= last && touches(taken.at(-1)!, lines[index]!); index++) {
      if (sums.has(lines[index]!)) break;
      taken.push(lines[index]!);
    }
    for (let index = amount.index - 1; index >= first && touches(lines[index]!, taken[0]!); index--) {
      taken.unshift(lines[index]!);
    }
    return { amount, lines: taken };
  });
  // The first, or the last, stands beside what is no part of the list.
  const others = areBeside ? entries.slice(0, -1) : entries.slice(1);
  const usual = Math.max(...others.map((entry) => entry.lines.length));
  const trimmed = entries.map((entry, at): Entry => {
    if (areBeside) return at === run.length - 1 ? { ...entry, lines: entry.lines.slice(0, usual) } : entry;
    return at === 0 ? { ...entry, lines: entry.lines.slice(-usual) } : entry;
  });
  const areWhole = trimmed.every(
    (entry, at) =>
      entry.lines.length <= MOST_LINES &&
      (at === 0 || trimmed[at - 1]!.lines.at(-1) === lines[lines.indexOf(entry.lines[0]!) - 1]),
  );
  return areWhole ? trimmed : null;
}

const touches = (upper: TextLine, lower: TextLine): boolean =>
  upper.page === lower.page &&
  lower.box.y - bottom(upper.box) < ENTRY_GAP * Math.min(upper.box.height, lower.box.height);

interface Count {
  quantity: NumberToken;
  price: NumberToken;
}

/** The words that come before how many and at which price. */
function beforeCount(words: AmountLine['words']): AmountLine['words'] {
  const at = words.findIndex(({ text }) => TIMES.test(text) || /^\d+[x×*]\d+[.,]\d\d$/i.test(text));
  return at < 0 ? words : words.slice(0, Math.max(0, at - 1));
}

/** A line, and each of the texts that it is described by. */
interface ReadEntry {
  line: DraftLine;
  texts: TextToken[];
}

/** Null where figures are left that nothing explains: another amount, or beside an amount alone a figure that may count. */
function readEntry({ amount, lines }: Entry, mark: DecimalMark): ReadEntry | null {
  const texts: TextToken[] = [];
  let count: Count | null = null;
  for (const line of lines) {
    const tokens = line.cells.flatMap((cell) => {
      const own = line === amount.line ? cell.words.filter((word) => amount.words.includes(word)) : cell.words;
      return own.length > 0 ? tokensOf({ ...cell, words: own }, mark) : [];
    });
    const counts = tokens.flatMap((_, index) => (countAt(tokens, index) ? index : []));
    // "Chair mat 120 x 90" is a size.
    const at = counts.find((index) => leadsTo(countAt(tokens, index)!, amount)) ?? counts[0] ?? -1;
    const found = at < 0 ? null : countAt(tokens, at);
    if (found && count) return null;
    count ??= found;
    const rest = found ? [...tokens.slice(0, at), ...tokens.slice(at + 3)] : tokens;
    if (rest.some((token) => token.kind === 'number' && token.value.decimals === 2 && !token.percent)) return null;
    const words = rest.flatMap((token) => token.words).filter(({ text }) => !isSeparator(text));
    if (words.length > 0) texts.push(textToken(words));
  }
  const hasFigure = amount.line.cells.some(
    (cell) => tokensOf(cell, mark).every(({ kind }) => kind === 'number') && !isOf(cell, amount),
  );
  if (!texts.some(({ words }) => isNamed(words)) || (count === null && hasFigure)) return null;
  const line = {
    ...{ sku: null, description: readText(texts), discount: null, lineTotal: readNumber(amount.amount) },
    quantity: count && readNumber(count.quantity),
    unitPrice: count && readNumber(count.price),
    isAmountOnly: count === null,
  };
  return { line, texts };
}

/** A second text that is a code on every line is its code. */
function withCodesApart(entries: ReadEntry[]): DraftLine[] {
  const below = entries.map(({ texts }) => (texts.length === 2 ? texts[1]! : null));
  if (below.every((text) => text !== null) && isCodeColumn(below.map(({ text }) => text))) {
    return entries.map(({ line, texts: [name, code] }) => ({
      ...{ ...line, sku: readText([code!]), description: readText([name!]) },
    }));
  }
  return withCodes(
    entries.map(({ line }) => {
      const { code, text } = codeIn(line.description!.value);
      if (code === null) return line;
      const part = (value: string): ReadValue<string> => ({ ...line.description!, value, text: value });
      return { ...line, sku: part(code), description: part(text) };
    }),
  );
}

/** Nothing but the amount. */
const isOf = ({ words }: Cell, { amount }: AmountLine): boolean => words.every((word) => amount.words.includes(word));

/** Points or rules that lead the eye, dots between parts. */
const isSeparator = (text: string): boolean => /^[.·•|…_\-–—/]+$/.test(text) || /\.{4,}/.test(text);

function countAt(tokens: ReturnType<typeof tokensOf>, at: number): Count | null {
  const [quantity, times, price] = tokens.slice(at, at + 3);
  if (quantity?.kind !== 'number' || price?.kind !== 'number' || times?.kind !== 'text') return null;
  if (!TIMES.test(times.text) || quantity.percent || price.percent) return null;
  return isMoney(quantity) && !isMoney(price) ? { quantity: price, price: quantity } : { quantity, price };
}

const leadsTo = ({ quantity, price }: Count, { amount }: AmountLine): boolean =>
  multipliesOut(quantity.value, price.value, amount.value);

const isMoney = ({ text, value }: NumberToken): boolean => value.decimals === 2 || /\p{Sc}|\p{L}/u.test(text);
