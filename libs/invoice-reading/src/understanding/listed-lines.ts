import type { DraftLine, ReadValue } from '../draft.js';
import { isProved, multipliesOut } from '../line-arithmetic.js';
import { bottom } from '../page-model.js';
import { columnRoles } from './column-vocabulary.js';
import { type Count, type CountOfRow, beforeCount, countApart, countIn } from './counts-of-entries.js';
import { findDate } from './dates.js';
import { codeIn, isCodeColumn } from './item-codes.js';
import { withCodes } from './line-codes.js';
import type { DecimalMark } from './numbers.js';
import { type AmountLine, amountLine, goesOnAbove, isUnder, longestSummedRun } from './summed-runs.js';
import { textToken, tokensOf, readNumber, readText, type NumberToken, type TextToken, type Token } from './tokens.js';
import type { Cell } from './cells.js';
import { textOf, type TextLine } from './text-lines.js';
import { fold } from './fold.js';
import { classifyAmountLabel } from './words/amount-labels.js';

/** Lines without a table, and the text lines they are read from. */
export interface ListedLines {
  lines: DraftLine[];
  used: Set<TextLine>;
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

/**
 * The invoice lines of a list: cards, a till roll, a letter. There are no columns: each has a name and, at the right, an
 * amount, and may say below or beside the name how many at which price. It is a list of lines because the amounts come
 * to the one that is printed next below them. Null where there is no such run.
 */
export function readListedLines(lines: TextLine[], mark: DecimalMark): ListedLines | null {
  const amounts = lines.flatMap((line, index) => amountLine(line, index, mark) ?? []);
  const [run, grouped] = [false, true].map((areGrouped) => longestSummedRun(amounts, areGrouped));
  if (grouped && grouped.length > (run?.length ?? 0)) {
    // What stands behind a subtotal is a line, and no charge, where it says how many of what.
    const whole = readRun(grouped, amounts, lines, mark);
    if (whole?.lines.every((line) => isProved(line) && !line.isAmountOnly)) return whole;
  }
  return run ? readRun(run, amounts, lines, mark) : null;
}

function readRun(run: AmountLine[], amounts: AmountLine[], lines: TextLine[], mark: DecimalMark): ListedLines | null {
  if (goesOnAbove(run, amounts)) return null;
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
  const read = entries?.map((entry, at) => readEntry(entry, at + 1, mark));
  if (!entries || !read?.every((one) => one !== null)) return null;
  const lines = read.some(({ figures }) => figures.length > 0) ? withFiguresAsCodes(read) : withCodesApart(read);
  return lines && { lines, used: new Set(entries.flatMap((entry) => entry.lines)) };
}

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
      if (sums.has(lines[index]!)) break;
      taken.unshift(lines[index]!);
    }
    return { amount, lines: taken };
  });
  // The first, or the last, stands beside what is no part of the list; below a subtotal may stand the title of a group.
  const isFirst = entries.map(
    (_, at) => at === 0 || lines.slice(run[at - 1]!.index + 1, run[at]!.index).some((line) => sums.has(line)),
  );
  const others = areBeside ? entries.slice(0, -1) : entries.filter((_, at) => !isFirst[at]);
  if (others.length === 0) return null;
  const usual = Math.max(...others.map((entry) => entry.lines.length));
  const widest = Math.max(0, ...others.flatMap((entry) => entry.lines.slice(1).map(({ cells }) => cells.length)));
  const trimmed = entries.map((entry, at): Entry => {
    if (areBeside) {
      if (at < run.length - 1) return entry;
      const counted = entry.lines.findLastIndex((line) => COUNTED.test(textOf(line))) + 1;
      const other = entry.lines.findIndex(({ cells }, row) => row >= Math.max(1, counted) && cells.length > widest);
      const end = other < 0 ? entry.lines.length : other;
      return { ...entry, lines: entry.lines.slice(0, Math.min(end, Math.max(usual, counted))) };
    }
    return isFirst[at] ? { ...entry, lines: entry.lines.slice(-usual) } : entry;
  });
  const areWhole = trimmed.every(
    (entry, at) =>
      entry.lines.length <= MOST_LINES &&
      (isFirst[at] ||
        trimmed[at - 1]!.lines.at(-1) === lines[lines.indexOf(entry.lines[0]!) - 1] ||
        trimmed[at - 1]!.lines.at(-1)!.page !== entry.lines[0]!.page),
  );
  return areWhole ? trimmed : null;
}

const COUNTED = /\d.* [x×*@✕] \D{0,4}\d/i;

const touches = (upper: TextLine, lower: TextLine): boolean =>
  upper.page === lower.page &&
  lower.box.y - bottom(upper.box) < ENTRY_GAP * Math.min(upper.box.height, lower.box.height);

/** A line, and each of the texts that it is described by. */
interface ReadEntry {
  line: DraftLine;
  texts: TextToken[];
  /** In cells of their own beside the name, neither its place in the list nor a rate. */
  figures: TextToken[];
}

/** Null where figures are left that nothing explains: another amount, or beside an amount alone a figure that may count. */
function readEntry({ amount, lines }: Entry, position: number, mark: DecimalMark): ReadEntry | null {
  const texts: TextToken[] = [];
  const figures: TextToken[] = [];
  const ownCells = new Set(amount.line.cells.flatMap(({ text, words }) => (FIGURE.test(text) ? words : [])));
  let count: Count | null = null;
  let tax: NumberToken | null = null;
  let off: NumberToken | null = null;
  const left: NumberToken[] = [];
  const rows = lines.map((line) =>
    line.cells.flatMap((cell) => {
      const own = line === amount.line ? cell.words.filter((word) => amount.words.includes(word)) : cell.words;
      return own.length > 0 ? tokensIn({ ...cell, words: own }, mark) : [];
    }),
  );
  // "Chair mat 120 x 90" is a size.
  const isTold = rows.some((tokens) => countLeading(tokens, amount));
  for (const tokens of rows) {
    const found = isTold ? countLeading(tokens, amount) : countIn(tokens, amount, false);
    if (found && count) return null;
    count ??= found ?? null;
    const share = found && shareOff(found, amount);
    const rest = (found?.rest ?? tokens).filter((token) => token !== share);
    if (share) off = share;
    const rate = rest.findIndex((token, index) => isRateOf(token, rest[index - 1]));
    if (rate > 0) tax = rest.splice(rate - 1, 2)[1] as NumberToken;
    left.push(
      ...(rest.filter(
        (token) => token.kind === 'number' && token.value.decimals >= 2 && !token.percent,
      ) as NumberToken[]),
    );
    const isApart = (token: Token): boolean => token.words.every((word) => ownCells.has(word));
    for (const token of rest.filter(isApart)) {
      if (token.kind === 'number' && token.percent) tax ??= token;
      else if (Number(textToken(token.words).text) !== position) figures.push(textToken(token.words));
    }
    const words = rest
      .filter((token) => !isApart(token))
      .flatMap((token) => token.words)
      .filter(({ text }) => !isSeparator(text));
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
    discount: counted && (counted.discount ?? off) ? readNumber((counted.discount ?? off)!) : null,
    ...(tax && { tax: readNumber(tax) }),
    isAmountOnly: counted === null,
  };
  return { line, texts: named, figures };
}
const FIGURE = /^\d[\d.,]* ?%?$/;

/** Of which the amount follows, less a share in a cell of its own perhaps. */
function countLeading(tokens: Token[], amount: AmountLine): CountOfRow | undefined {
  const any = countIn(tokens, amount, false);
  return countIn(tokens, amount, true) ?? (any && shareOff(any, amount) ? any : undefined);
}

/** "10 pcs × 16.91 | 30.00 % | 118.37": what is taken off stands in a cell of its own. */
function shareOff({ quantity, price, discount, rest }: CountOfRow, { amount }: AmountLine): NumberToken | undefined {
  const leads = (share?: NumberToken): boolean =>
    multipliesOut(quantity.value, price.value, amount.value, { discount: share?.value.abs() });
  if (discount || leads()) return undefined;
  return rest.find((token): token is NumberToken => token.kind === 'number' && token.percent && leads(token));
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

/** "33 | Toner | 166495 | 20 %": the only other figure in a cell of its own is the code on every line; else nothing tells what it is. */
function withFiguresAsCodes(entries: ReadEntry[]): DraftLine[] | null {
  const codes = entries.flatMap(({ figures }) => (figures.length === 1 ? figures : []));
  const areCodes = codes.length === entries.length && isCodeColumn(codes.map(({ text }) => text));
  return areCodes ? entries.map(({ line }, at) => ({ ...line, sku: readText([codes[at]!]) })) : null;
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

const isNamed = (words: { text: string }[]): boolean => words.some(({ text }) => /\p{L}{3}/u.test(text));
