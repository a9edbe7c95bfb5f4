import { Decimal } from '../decimal.js';
import type { LabelledAmount } from '../draft.js';
import { groupWhile } from '../group-while.js';
import { right, sidewaysOverlap, type Word } from '../page-model.js';
import { amountsBelow, headsAmounts } from './amounts-below.js';
import { inSentence, isOnlyIfLate, isSentence, withSaving } from './amounts-in-sentences.js';
import { counted, miscounted, withoutCount } from './counted-charges.js';
import { datesIn, findDate } from './dates.js';
import { isRateOfOne } from './exchange-rates.js';
import { fold } from './fold.js';
import { includedTax } from './included-taxes.js';
import {
  CURRENCY,
  isMoney,
  kindOfLabel,
  type Segment,
  segments,
  toAmounts,
  withTaxesBehindBases,
} from './label-segments.js';
import { isMeasured, isOdometer, isRowOfCounts, withoutHours, withoutTimes, withoutWeights } from './measures.js';
import { namedBelow, withTotalsWithTax } from './names-of-sums.js';
import { CURRENCY_CODES, CURRENCY_SIGNS, type DecimalMark, isNumberLike } from './numbers.js';
import { withoutRegisterNumbers } from './register-numbers.js';
import { withStackedTaxes } from './stacked-taxes.js';
import { withSumsOfTaxRows } from './sums-of-tax-rows.js';
import { cellOf, type Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { textToken, tokensOf, type Token } from './tokens.js';
import { classifyAmountLabel } from './words/amount-labels.js';
import { sentencesOf } from './sentences.js';
import { isTotalQuantity } from './words/measure-words.js';
import { isEarlyTerms, isInvoiced, isRequest } from './words/request-words.js';

export interface LabelledAmountsOptions {
  /** Spreadsheets write 25.00 as 25. */
  isTable?: boolean;
  /** Between the head of the table and the last total: what stands there belongs to the sums, whatever it is called. */
  isNearTotals?: (line: TextLine) => boolean;
  /** What the quantities of the lines come to. */
  measured?: Decimal;
}

/** Every amount outside the invoice lines that carries a label we know, and those near the totals that carry none. */
export function readLabelledAmounts(
  lines: TextLine[],
  mark: DecimalMark,
  { isTable = false, isNearTotals = () => false, measured = Decimal.zero }: LabelledAmountsOptions = {},
): LabelledAmount[] {
  /** By their first word: figures below labels are met again on their own line. */
  const spent = new Set<Word>();
  const amounts = lines.flatMap((line, index) => {
    if (isRowOfCounts(line, mark, measured)) return [];
    const tokensIn = new Map(
      line.cells.map((cell, at) => [
        cell,
        isDate(cell) ||
        TELEPHONE.test(cell.text) ||
        isTotalQuantity(cell.folded) ||
        isMeasured(cell, mark, measured, line.cells[at - 1]) ||
        isOdometer(cell) ||
        isRateOfOne(cell, line.cells[at - 1], lines[index - 1])
          ? []
          : withoutRegisterNumbers(
              withoutWeights(
                cell,
                withoutTimes(
                  withoutHours(withoutTotalQuantity(withDatesAsWords(cell, tokensOf(withoutRegistration(cell), mark)))),
                ),
                lines.slice(index + 1, index + 3),
              ),
            ),
      ]),
    );
    const tokens = [...tokensIn.values()].flat();
    if (tokens.length > 0 && tokens.every(({ words }) => spent.has(words[0]!))) return [];
    const included = includedTax(line, tokens);
    if (included.length > 0) return included;
    const inLine = clauses(line).flatMap((cells) => {
      const all = cells.flatMap((cell) => tokensIn.get(cell)!);
      const ofClause = withoutCount(all);
      const found = amountsIn(cells, ofClause, isNearTotals(line), lines[index - 1]).map((one) =>
        namedBelow(one, line, lines.slice(index + 1, index + 4)),
      );
      return ofClause.length < all.length ? found.map(counted) : found.map((one) => miscounted(one, all));
    });
    const heads = headsAmounts(line, lines[index + 1], mark);
    if (!heads && inLine.some(({ kind, amount }) => kind !== 'other' && amount)) return inLine;
    // "Net   VAT 21 %   Total" over their amounts: a rate in a heading is not all that is said of the tax.
    const below = amountsBelow(line, lines[index - 1], lines.slice(index + 1), mark, spent);
    if (below.length > 0) return below;
    if (inLine.some(({ kind }) => kind === 'tax')) return inLine;
    const isSpent = tokens.some(({ words }) => spent.has(words[0]!));
    return isSpent ? [] : inLine;
  });
  return withoutRepeats(
    withSumsOfTaxRows(withTotalsWithTax(withRatesAbove(withStackedTaxes(isTable ? amounts : withoutCounts(amounts))))),
  );
}

/** "+36 1 776 7652". */
const TELEPHONE = /^\+\d{1,3}[\d ()/-]{7,}$/;

/** "Goods remain ours. Total quantity: 60.00". */
const withoutTotalQuantity = (tokens: Token[]): Token[] =>
  tokens.filter((token, at) => {
    const before = tokens[at - 1];
    return token.kind === 'text' || before?.kind !== 'text' || !isTotalQuantity(fold(sentencesOf(before.text).at(-1)!));
  });

/** "VAT 20 % of 1,596.00 | A | 319.20": the letter that the lines of that rate have. */
const isCodeBetween = (cell: Cell, cells: Cell[]): boolean =>
  /^\p{Lu}\d?$/u.test(cell.text) && cell !== cells[0] && cell !== cells.at(-1);

/** What one clause of a line says; `isNear`: the line stands near the totals. */
function amountsIn(cells: Cell[], tokens: Token[], isNear: boolean, above: TextLine | undefined): LabelledAmount[] {
  const text = fold(cells.map((cell) => cell.text).join(' '));
  const isAsked = isRequest(text) || isInvoiced(text);
  const said = cells.some(isSentence);
  const parts = segments(tokens);
  // "250.82 | 42.26 | Still to pay 234.46": figures before the label of another are not asked for.
  const isOwn = ({ label }: Segment): boolean =>
    label !== '' || parts.filter(({ numbers }) => numbers.length > 0).length === 1;
  const found = withTaxesBehindBases(
    parts.flatMap((segment) => toAmounts(segment).map((one) => (isAsked && isOwn(segment) ? asked(one) : one))),
  );
  return found
    .map((one) => withSaving(one, cells))
    .map((one) => inSentence(one, cells, above))
    .map((one) =>
      isOnlyIfLate(one, cells, above) || isOfTerms(one, cells) ? { ...one, kind: 'information' as const } : one,
    )
    .filter(({ kind, label, amount }) => {
      if (kind === 'information' && !amount) return false;
      if (kind === 'discount' && !amount) return isNear && !said && !IF_PAID_SOON.test(fold(label));
      return kind !== 'other' || isOfMoney(amount) || CURRENCY.test(label) || (!said && (isNear || isTaxRow(tokens)));
    });
}

/**
 * A sentence beside the totals says nothing of them, nor do the headings of a table of taxes: what follows has a label of its
 * own.
 */
function clauses(line: TextLine): Cell[][] {
  const cells = line.cells.filter((cell) => !isCodeBetween(cell, line.cells));
  return groupWhile(
    cells,
    (cell, last) =>
      !isLabelledAmount(cell) &&
      !isApart(cell, last, cells[cells.indexOf(cell) + 1]) &&
      !isBesideHeadings(cell, cells) &&
      !(isLabelledAmount(last) && isSentence(cell)) &&
      (!isSentence(last) || /^[^\p{L}]*$/u.test(cell.text)),
  );
}

/** "Terms 30 days net      Total ZAR   3 534.63", "Bank transfer      VAT 22% of 298.00   65.56": words far left of a label with its amount are no part of it. */
const isApart = (cell: Cell, last: Cell, next: Cell | undefined): boolean =>
  next !== undefined &&
  /\p{L}{2}/u.test(last.text) &&
  cell.box.x - right(last.box) > APART * cell.box.height &&
  /\d[.,]\d\d(?!\d)/.test(next.text) &&
  isNumberLike(next.text) &&
  !/^(?:netto|brutto|net|gross|ht|ttc)$/.test(cell.folded) &&
  (/\d/.test(withoutDay(cell.text))
    ? classifyAmountLabel(fold(NAME_OF_RATE.exec(cell.text)?.[1] ?? '')) === 'tax'
    : classifyAmountLabel(cell.folded) !== null);
/** "Paid on 11/08/2024". */
function withoutDay(text: string): string {
  const [day, ...more] = datesIn(text);
  return day && more.length === 0 ? text.slice(0, day.index) + text.slice(day.end) : text;
}
/** "VAT 22% of 298.00". */
const NAME_OF_RATE = /^(\p{L}[^\d%]*?) ?\(?\d{1,2}(?:[.,]\d{1,2})? ?%/u;
/** In text heights. */
const APART = 5;

/** "Rate | Base | VAT | Total      VAT in all | 14 535,36": headings of a table on the line of a sum. */
function isBesideHeadings(cell: Cell, cells: Cell[]): boolean {
  const at = cells.indexOf(cell);
  const next = cells[at + 1];
  return (
    at >= FEWEST_HEADINGS &&
    cells.length === at + 2 &&
    cells.slice(0, at).every(({ text }) => !/\d/.test(text)) &&
    isNumberLike(next!.text) &&
    classifyAmountLabel(cell.folded) !== null
  );
}
const FEWEST_HEADINGS = 3;

/** "VAT in all: 4,951.45" in one cell. */
function isLabelledAmount({ text }: Cell): boolean {
  const label = /^(\p{L}[^:\d]*): *[^\p{L}:]*\d[^\p{L}:]*\S{0,3}$/u.exec(text)?.[1];
  return label !== undefined && classifyAmountLabel(fold(label)) !== null;
}

/** The row of a table of taxes, which may stand anywhere: a rate with what it is taken of and what it comes to. */
const isTaxRow = (tokens: Token[]): boolean =>
  tokens.every((token) => token.kind === 'number') &&
  tokens.filter(({ percent }) => percent).length === 1 &&
  tokens.filter(isMoney).length > 1;

/** What whoever pays early pays or saves, in the cell of these terms or alone beside it, or "net 30": no sum of the invoice. */
const isOfTerms = ({ amount }: LabelledAmount, cells: Cell[]): boolean =>
  cells.some(
    (cell, at) =>
      (isEarlyTerms(cell.folded) || NET_DAYS.test(cell.text)) &&
      ((at === 0 && cells.length === 2) || !amount?.source.box || sidewaysOverlap(amount.source.box, cell.box) > 0),
  );

const NET_DAYS = /^net(?:to)? \d{1,3}$/i;

/** What a sentence asks for is due, however it says so. */
const asked = (labelled: LabelledAmount): LabelledAmount =>
  labelled.kind === 'other' || labelled.kind === 'net' ? { ...labelled, kind: 'due' } : labelled;

/** A share that is taken off only by whoever pays early. */
const IF_PAID_SOON = /skonto|escompte|pronto pago|early|prompt|betalingskorting/;

/** "GST (5 %) no. 81233 4471 RT0001": under which the tax is registered is no part of its label. */
function withoutRegistration(cell: Cell): Cell {
  const at = cell.words.findIndex(
    ({ text }, index) => index > 0 && REGISTERED.test(text) && /^\d{4,}/.test(cell.words[index + 1]?.text ?? ''),
  );
  if (at < 0 || kindOfLabel(cellOf(cell.words.slice(0, at)).text) !== 'tax') return cell;
  const end = cell.words.findIndex(({ text }, index) => index > at && /[.,]\d\d\D*$/.test(text));
  return cellOf([...cell.words.slice(0, at), ...(end < 0 ? [] : cell.words.slice(end))]);
}
const REGISTERED = /^(?:n[°º]|no\.?|nr\.?|num\.?|#|reg\.?):?$/i;

const isDate = ({ text }: Cell): boolean => findDate(text)?.length === text.length;

/** "Payment on June 9, 2025 by check": the figures of a day are words of what is said. */
function withDatesAsWords({ text, words }: Cell, tokens: Token[]): Token[] {
  const days = /\p{L}/u.test(text) ? datesIn(text).filter((date) => /\p{L}/u.test(date.text)) : [];
  if (days.length === 0) return tokens;
  const starts = new Map<Word, number>();
  let at = 0;
  for (const word of words) {
    starts.set(word, at);
    at += word.text.length + 1;
  }
  const isOfDay = (word: Word): boolean =>
    days.some(({ index, end }) => starts.has(word) && starts.get(word)! >= index && starts.get(word)! < end);
  return tokens.map((token) =>
    token.kind === 'number' && token.words.every(isOfDay) ? textToken(token.words) : token,
  );
}

/** With its currency, a figure is an amount wherever it stands. */
const isOfMoney = (amount: LabelledAmount['amount']): boolean => amount !== null && MONEY.test(amount.text);
const MONEY = new RegExp(String.raw`(?:${CURRENCY_SIGNS}|${CURRENCY_CODES})`);

/** "Tax rate 6 %" on a line of its own is that of the tax below it. */
const withRatesAbove = (amounts: LabelledAmount[]): LabelledAmount[] =>
  amounts.map((one, index) => {
    const above = amounts[index - 1];
    const isRated = one.kind === 'tax' && one.amount !== null && !one.rate;
    return isRated && above?.kind === 'tax' && above.amount === null ? { ...one, rate: above.rate } : one;
  });

/** Where amounts are printed with cents, a bare whole number is a year, a page, a count or a registration. */
function withoutCounts(amounts: LabelledAmount[]): LabelledAmount[] {
  const withCents = amounts.some(({ amount }) => amount && amount.value.decimals >= 2);
  return withCents
    ? amounts.filter(
        ({ amount }) => !amount || amount.value.decimals >= 2 || !/^[-–−(]? ?\d+(?: \d{3})*\)?$/.test(amount.text),
      )
    : amounts;
}

/** The same label with the same amount on every page counts once. */
function withoutRepeats(amounts: LabelledAmount[]): LabelledAmount[] {
  const seen = new Set<string>();
  return amounts.filter(({ label, amount, rate }) => {
    const key = `${fold(label)}|${amount?.value.toString() ?? ''}|${rate?.toString() ?? ''}`;
    return !seen.has(key) && seen.add(key);
  });
}
