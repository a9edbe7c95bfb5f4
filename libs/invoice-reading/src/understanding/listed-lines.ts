import { Decimal } from '../decimal.js';
import type { DraftLine, ReadValue } from '../draft.js';
import { isProved, multipliesOut } from '../line-arithmetic.js';
import { bottom, right } from '../page-model.js';
import { columnRoles } from './column-vocabulary.js';
import { findDate } from './dates.js';
import { codeIn, isCodeColumn } from './item-codes.js';
import { withCodes } from './line-codes.js';
import type { DecimalMark } from './numbers.js';
import { textToken, tokensOf, readNumber, readText, type NumberToken, type TextToken, type Token } from './tokens.js';
import type { Cell } from './cells.js';
import { textOf, wordsOn, type TextLine } from './text-lines.js';
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
  if (!run || goesOnAbove(run, amounts)) return null;
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
  const tail = tokens.at(-1)?.kind === 'text' && TAX_CLASS.test(tokens.at(-1)!.text) ? tokens.pop()!.words : [];
  const amount = tokens.at(-1);
  if (amount?.kind !== 'number' || amount.percent || amount.value.decimals !== 2) return null;
  const own = [...amount.words, ...tail];
  return { index, line, amount, words: wordsOn(line).filter((word) => !own.includes(word)) };
}
/** "2 618,77 A": which rate of the table below it bears. */
const TAX_CLASS = /^(?:[A-Z]\d?|\*{1,2}|\d)$/;

/** Amounts under each other, none of which is called a sum, that come to the next one; two at least. */
function longestSummedRun(amounts: AmountLine[]): AmountLine[] | null {
  let longest: AmountLine[] | null = null;
  for (let start = 0; start < amounts.length; start++) {
    const column = amounts.slice(start).filter((other) => isUnder(amounts[start]!, other));
    let sum = Decimal.zero;
    const carried = new Set<AmountLine>();
    for (const [end, next] of column.entries()) {
      const run = column.slice(0, end).filter((one) => !carried.has(one));
      if (run.length > (longest?.length ?? 1) && comesTo(sum, next, column[end + 1])) longest = run;
      // "Carried forward" at the end of a page, and again on the next one.
      const isLast = [column[end - 1], column[end + 1]].some((one) => one && one.line.page !== next.line.page);
      if (isLast && isSum(next) && next.amount.value.equals(sum)) {
        carried.add(next);
        continue;
      }
      if (isSum(next) || next.amount.value.compare(Decimal.zero) <= 0) break;
      sum = sum.plus(next.amount.value);
    }
  }
  return longest;
}

/** As near above the first amount as the second stands below it: another line, which the sum leaves out. */
function goesOnAbove([first, second]: AmountLine[], amounts: AmountLine[]): boolean {
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
const isUnder = (upper: AmountLine, lower: AmountLine): boolean =>
  [
    [upper.amount.box, lower.amount.box],
    [upper.line.box, lower.line.box],
  ].some(([above, below]) => Math.abs(right(above!) - right(below!)) < upper.amount.box.height);

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
    if (areBeside) {
      const counted = entry.lines.findLastIndex((line) => COUNTED.test(textOf(line))) + 1;
      return at === run.length - 1 ? { ...entry, lines: entry.lines.slice(0, Math.max(usual, counted)) } : entry;
    }
    return at === 0 ? { ...entry, lines: entry.lines.slice(-usual) } : entry;
  });
  const areWhole = trimmed.every(
    (entry, at) =>
      entry.lines.length <= MOST_LINES &&
      (at === 0 ||
        trimmed[at - 1]!.lines.at(-1) === lines[lines.indexOf(entry.lines[0]!) - 1] ||
        trimmed[at - 1]!.lines.at(-1)!.page !== entry.lines[0]!.page),
  );
  return areWhole ? trimmed : null;
}

const COUNTED = /\d.* [x×*@✕] \D{0,4}\d/i;

const touches = (upper: TextLine, lower: TextLine): boolean =>
  upper.page === lower.page &&
  lower.box.y - bottom(upper.box) < ENTRY_GAP * Math.min(upper.box.height, lower.box.height);

interface Count {
  quantity: NumberToken;
  price: NumberToken;
  /** "115 × 48.03 – 10 %". */
  discount: NumberToken | null;
  /** In tokens. */
  length: number;
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
  let tax: NumberToken | null = null;
  const left: NumberToken[] = [];
  const rows = lines.map((line) =>
    line.cells.flatMap((cell) => {
      const own = line === amount.line ? cell.words.filter((word) => amount.words.includes(word)) : cell.words;
      return own.length > 0 ? tokensIn({ ...cell, words: own }, mark) : [];
    }),
  );
  // "Chair mat 120 x 90" is a size.
  const leads = (tokens: Token[], index: number): boolean => {
    const found = countAt(tokens, index);
    return found !== null && leadsTo(found, amount);
  };
  const isTold = rows.some((tokens) => tokens.some((_, index) => leads(tokens, index)));
  for (const tokens of rows) {
    const at = tokens.findIndex((_, index) => (isTold ? leads(tokens, index) : countAt(tokens, index) !== null));
    const found = at < 0 ? null : countAt(tokens, at);
    if (found && count) return null;
    count ??= found;
    const rest = found ? [...tokens.slice(0, at), ...tokens.slice(at + found.length)] : tokens;
    const rate = rest.findIndex((token, index) => isRateOf(token, rest[index - 1]));
    if (rate > 0) tax = rest.splice(rate - 1, 2)[1] as NumberToken;
    left.push(
      ...(rest.filter(
        (token) => token.kind === 'number' && token.value.decimals >= 2 && !token.percent,
      ) as NumberToken[]),
    );
    const words = rest.flatMap((token) => token.words).filter(({ text }) => !isSeparator(text));
    if (words.length > 0) texts.push(textToken(words));
  }
  const apart = count === null && left.length === 1 ? countApart(texts, left[0]!, amount) : null;
  if (left.length > 0 && !apart) return null;
  const hasFigure = amount.line.cells.some(
    (cell) => tokensOf(cell, mark).every(({ kind }) => kind === 'number') && !isOf(cell, amount),
  );
  const named = apart?.texts ?? texts;
  const counted = apart?.count ?? count;
  if (!named.some(({ words }) => isNamed(words)) || (counted === null && hasFigure)) return null;
  const line = {
    ...{ sku: null, description: readText(named), lineTotal: readNumber(amount.amount) },
    quantity: counted && readNumber(counted.quantity),
    unitPrice: counted && readNumber(counted.price),
    discount: counted?.discount ? readNumber(counted.discount) : null,
    ...(tax && { tax: readNumber(tax) }),
    isAmountOnly: counted === null,
  };
  return { line, texts: named };
}

/** The tokens of a cell; days with their hours are words, and so is what a word calls a code: "Réf.: 6153.86". */
function tokensIn(cell: Cell, mark: DecimalMark): Token[] {
  const words = textToken(cell.words);
  if (findDate(words.text)?.index === 0) return [words];
  return tokensOf(cell, mark).reduce<Token[]>((tokens, token) => {
    const last = tokens.at(-1);
    const isCode = token.kind === 'number' && last?.kind === 'text' && columnRoles(fold(last.text)).includes('sku');
    return isCode ? [...tokens.slice(0, -1), textToken([...last.words, ...token.words])] : [...tokens, token];
  }, []);
}

/** "VAT 20 %". */
const isRateOf = (token: Token, label: Token | undefined): boolean =>
  token.kind === 'number' &&
  token.percent &&
  label?.kind === 'text' &&
  (classifyAmountLabel(fold(label.text)) === 'tax' || columnRoles(fold(label.text)).includes('tax'));

/** "Quantity: 88" on a line of its own, where the price stands beside the amount. */
function countApart(texts: TextToken[], price: NumberToken, amount: AmountLine) {
  const at = texts.findIndex(({ text }) => {
    const label = /^(\p{L}[^\d:]*): ?\d/u.exec(text)?.[1];
    return label !== undefined && columnRoles(fold(label)).includes('quantity');
  });
  const [figure] = (texts[at]?.words ?? []).slice(1);
  const value = figure && /^\d{1,6}$/.test(figure.text) ? Decimal.of(figure.text) : null;
  if (!value || !multipliesOut(value, price.value, amount.amount.value)) return null;
  const quantity: NumberToken = {
    kind: 'number',
    value,
    percent: false,
    text: figure!.text,
    words: [figure!],
    box: figure!.box,
  };
  return {
    count: { quantity, price, discount: null, length: 3 },
    texts: withoutWords(
      texts.filter((_, index) => index !== at),
      price,
    ),
  };
}

const withoutWords = (texts: TextToken[], { words: own }: NumberToken): TextToken[] =>
  texts.flatMap(({ words }) => {
    const rest = words.filter((word) => !own.includes(word));
    return rest.length > 0 ? [textToken(rest)] : [];
  });

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

function countAt(tokens: Token[], at: number): Count | null {
  const [quantity, times, price, ...more] = tokens.slice(at, at + 5);
  if (quantity?.kind !== 'number' || price?.kind !== 'number' || times?.kind !== 'text') return null;
  if (!TIMES.test(times.text) || quantity.percent || price.percent) return null;
  const isLess = more[0]?.kind === 'text' && /^(?:[-–−]|\/|less|abzgl\.?)$/i.test(more[0].text);
  const off = isLess ? more[1] : more[0];
  const discount = off?.kind === 'number' && off.percent && (isLess || /^[-–−(]/.test(off.text)) ? off : null;
  const rest = { discount, length: discount ? (isLess ? 5 : 4) : 3 };
  // "12.00 × 2.984" is no price of so many: only a bare count stands behind one.
  const isSwapped = isMoney(quantity) && !isMoney(price) && price.value.decimals === 0;
  return isSwapped ? { ...rest, quantity: price, price: quantity } : { ...rest, quantity, price };
}

const leadsTo = ({ quantity, price, discount }: Count, { amount }: AmountLine): boolean =>
  multipliesOut(quantity.value, price.value, amount.value, { discount: discount?.value });

const isMoney = ({ text, value }: NumberToken): boolean => value.decimals === 2 || /\p{Sc}|\p{L}/u.test(text);
