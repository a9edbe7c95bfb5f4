import { Decimal } from '../decimal.js';
import type { AmountKind, LabelledAmount } from '../draft.js';
import { groupWhile } from '../group-while.js';
import { bottom, right, sidewaysOverlap, type Word } from '../page-model.js';
import { UNIT_WORD } from './column-vocabulary.js';
import { withoutCount } from './counted-charges.js';
import { datesIn, findDate } from './dates.js';
import { isRateOfOne } from './exchange-rates.js';
import { fold } from './fold.js';
import { CURRENCY_CODES, CURRENCY_SIGNS, type DecimalMark, isNumberLike } from './numbers.js';
import { isMeasured, withoutTimes, withoutWeights } from './measures.js';
import { withoutRegisterNumbers } from './register-numbers.js';
import { taxRowOf } from './tax-rows.js';
import { isRateHeading, numberIn } from './tax-tables.js';
import { cellOf, type Cell, type TextLine } from './text-lines.js';
import {
  numberTokensIn,
  readNumber,
  textToken,
  tokensOf,
  type NumberToken,
  type TextToken,
  type Token,
} from './tokens.js';
import { classifyAmountLabel, TAX_INCLUDED } from './words/amount-labels.js';
import { CONDITION, isEarlyTerms, isRequest } from './words/request-words.js';
import { isTotalQuantity } from './words/measure-words.js';

/** Words between a label's figures: "Tax 15% on 112.90: 16.94", "Total 22 pcs 185.00". */
const CONNECTOR = /^(?:on|of|at|von|auf|aus|sur|de|du|su|di|over|van|sobre|af|av|od|ze?|din|op|a|@|=|x|€|\$|)$/;

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
    const tokensIn = new Map(
      line.cells.map((cell, at) => [
        cell,
        isDate(cell) ||
        isTotalQuantity(cell.folded) ||
        isMeasured(cell, mark, measured) ||
        isRateOfOne(cell, line.cells[at - 1], lines[index - 1])
          ? []
          : withoutRegisterNumbers(
              withoutWeights(
                cell,
                withoutTimes(withDatesAsWords(cell, tokensOf(withoutRegistration(cell), mark))),
                lines.slice(index + 1, index + 3),
              ),
            ),
      ]),
    );
    const tokens = [...tokensIn.values()].flat();
    if (tokens.length > 0 && tokens.every(({ words }) => spent.has(words[0]!))) return [];
    const included = includedTax(line, tokens);
    if (included) return [included];
    const inLine = clauses(line).flatMap((cells) => {
      const all = cells.flatMap((cell) => tokensIn.get(cell)!);
      const ofClause = withoutCount(all);
      const found = amountsIn(cells, ofClause, isNearTotals(line));
      return ofClause.length < all.length ? found.map(counted) : found;
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
  return withoutRepeats(withRatesAbove(isTable ? amounts : withoutCounts(amounts)));
}

/** "VAT 20 % of 1,596.00 | A | 319.20": the letter that the lines of that rate have. */
const isCodeBetween = (cell: Cell, cells: Cell[]): boolean =>
  /^\p{Lu}\d?$/u.test(cell.text) && cell !== cells[0] && cell !== cells.at(-1);

/**
 * "Net | VAT 21 % of 318.14 | Total" over nothing but an amount under each: what the figures in a heading say belongs to the
 * amount below it.
 */
function headsAmounts({ page, box, cells }: TextLine, next: TextLine | undefined, mark: DecimalMark): boolean {
  if (!next || next.page !== page || next.box.y - bottom(box) > HEAD_GAP * box.height) return false;
  const figures = next.cells.map((cell) => numberIn(cell, mark));
  return (
    cells.length > 1 &&
    cells.length === next.cells.length &&
    cells.every(({ folded }) => classifyAmountLabel(folded) !== null) &&
    figures.every((figure, at) => figure && isMoney(figure) && sidewaysOverlap(figure.box, cells[at]!.box) > 0)
  );
}
/** In text heights. */
const HEAD_GAP = 2;

/** "Deposits charged 8 × 3.40   27.20": what is counted is charged or taken off, and was not paid. */
const counted = (labelled: LabelledAmount): LabelledAmount =>
  labelled.amount && (labelled.kind === 'paid' || labelled.kind === 'other')
    ? { ...labelled, kind: labelled.amount.value.isNegative() ? 'discount' : 'charge' }
    : labelled;

/** What one clause of a line says; `isNear`: the line stands near the totals. */
function amountsIn(cells: Cell[], tokens: Token[], isNear: boolean): LabelledAmount[] {
  const isAsked = isRequest(fold(cells.map(({ text }) => text).join(' ')));
  const said = cells.some(isSentence);
  const found = segments(tokens).flatMap((segment) => toAmounts(segment).map((one) => (isAsked ? asked(one) : one)));
  return found
    .map((one) =>
      (said && isOnlyIfLate(one, cells)) || isOfTerms(one, cells) ? { ...one, kind: 'information' as const } : one,
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
      (!isSentence(last) || /^[^\p{L}]*$/u.test(cell.text)),
  );
}

/** "Terms 30 days net      Total ZAR   3 534.63": words far left of a label with its amount are no part of it. */
const isApart = (cell: Cell, last: Cell, next: Cell | undefined): boolean =>
  next !== undefined &&
  /\p{L}{2}/u.test(last.text) &&
  cell.box.x - right(last.box) > APART * cell.box.height &&
  !/\d/.test(cell.text) &&
  /\d[.,]\d\d(?!\d)/.test(next.text) &&
  isNumberLike(next.text) &&
  classifyAmountLabel(cell.folded) !== null;
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

/** A fee that is due only from whoever pays late is said in a sentence, not set among the sums. */
const isOnlyIfLate = ({ amount }: LabelledAmount, cells: Cell[]): boolean =>
  cells.some(
    (cell) =>
      isSentence(cell) &&
      amount?.source.box &&
      sidewaysOverlap(amount.source.box, cell.box) > 0 &&
      CONDITION.test(cell.folded),
  );

/** What whoever pays early pays or saves, in the cell of these terms or alone beside it: no sum of the invoice. */
const isOfTerms = ({ amount }: LabelledAmount, cells: Cell[]): boolean =>
  cells.some(
    (cell, at) =>
      isEarlyTerms(cell.folded) &&
      ((at === 0 && cells.length === 2) || !amount?.source.box || sidewaysOverlap(amount.source.box, cell.box) > 0),
  );

/** "Price includes £11.60 VAT (20%)", "IVA (21 %) incluido en el total: 11,60 €": one amount and one rate, in whatever order. */
function includedTax({ cells }: TextLine, tokens: Token[]): LabelledAmount | null {
  const numbers = tokens.filter((token) => token.kind === 'number');
  const [rates, figures] = [true, false].map((wanted) => numbers.filter(({ percent }) => percent === wanted));
  const [amount, rate] = [figures![0], rates![0]];
  if (numbers.length !== 2 || !amount || !rate || !isMoney(amount)) return null;
  const label = tokens.flatMap((token) => (token.kind === 'text' ? token.text : [])).join(' ');
  const isOfTax =
    TAX_INCLUDED.test(label) && label.split(' ').some((word) => classifyAmountLabel(fold(word)) === 'tax');
  if (!isOfTax || !isOneClause(cells)) return null;
  return { kind: 'tax', label, amount: readNumber(amount), rate: rate.value };
}
/** Nothing else stands on the line. */
const isOneClause = (cells: Cell[]): boolean => cells.length <= 2;

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
  if (at < 0 || kindOf(cellOf(cell.words.slice(0, at)).text) !== 'tax') return cell;
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
/** "CHF | 188.45": the currency in a cell of its own. */
const CURRENCY = new RegExp(String.raw`^(?:${CURRENCY_CODES})$`);
const MONEY = new RegExp(String.raw`(?:${CURRENCY_SIGNS}|${CURRENCY_CODES})`);

const SENTENCE_WORDS = 6;
const isSentence = ({ words }: Cell): boolean =>
  words.filter(({ text }) => /\p{L}{2}/u.test(text)).length >= SENTENCE_WORDS;

const isConnector = ({ text }: TextToken): boolean =>
  CONNECTOR.test(fold(text)) || UNIT_WORD.test(fold(text)) || CURRENCY.test(text.replace(/\W+/g, ''));

interface Segment {
  label: string;
  numbers: NumberToken[];
}

/** A printed line as labels with the figures right of each; figures before the first label have none. */
function segments(tokens: Token[]): Segment[] {
  const found: Segment[] = [];
  for (const token of tokens) {
    const segment = found.at(-1);
    if (token.kind === 'number') {
      if (segment) segment.numbers.push(isRate(segment, token) ? { ...token, percent: true } : token);
      else found.push({ label: '', numbers: [token] });
    } else if (segment?.label === '' && segment.numbers.every(({ percent }) => percent)) {
      // "+22,00 % of 2.441,00   537,02": the rate stands before what it is the rate of.
      segment.label = token.text;
    } else if (segment && token.text === '%' && segment.numbers.length > 0) {
      // "CGST @ 9% | 9 | % | 505.43": in a column of its own.
      segment.numbers.push({ ...segment.numbers.pop()!, percent: true });
    } else if (segment && (isShareOf(segment, token) || isToldOfShare(segment, token)))
      segment.label += ` ${token.text}`;
    else if (segment && isBaseOf(segment, token)) continue;
    else if (segment && (segment.numbers.length === 0 || isConnector(token))) {
      if (segment.numbers.length === 0) segment.label += ` ${token.text}`;
    } else found.push({ label: token.text, numbers: [] });
  }
  return found;
}

/** "VAT 20% (taxable 493.20)": what it is taken of is named behind it. */
const isBaseOf = ({ label, numbers }: Segment, { text }: TextToken): boolean =>
  numbers.length > 0 &&
  numbers.every(({ percent }) => percent) &&
  kindOf(label) === 'tax' &&
  (text.startsWith('(') || kindOf(text) === 'net');

/** What stands in brackets explains the label before them; a sentence before it is none of it: "Net 15. A deposit of". */
function kindOf(printed: string): AmountKind | null {
  const label = printed.split(/(?<=\d)\. (?=\p{Lu})/u).at(-1)!;
  return classifyAmountLabel(fold(label.replace(/(?<=\p{L}.*)\(.*$/u, ''))) ?? classifyAmountLabel(fold(label));
}

/** "VAT-% 19.0": the sign stands with the label. */
const isRate = ({ label, numbers }: Segment, { value }: NumberToken): boolean =>
  numbers.length === 0 && /%\W*$/.test(label) && value.decimals < 2;

/** "incl. 19% VAT 35.51": the tax is named behind its rate. */
const isShareOf = ({ label, numbers }: Segment, { text }: TextToken): boolean =>
  numbers.length > 0 &&
  (numbers.every(({ percent }) => percent) || JUST_INCLUDED.test(fold(label))) &&
  kindOf(text) === 'tax';
/** "Retention 5 % until handover (of 1,739.60)": words that name no amount go on with what the share is. */
const isToldOfShare = ({ label, numbers }: Segment, { text }: TextToken): boolean =>
  numbers.length > 0 &&
  numbers.every(({ percent }) => percent) &&
  kindOf(label) === 'discount' &&
  (kindOf(text) === null || OF_BASE.test(text)) &&
  text.split(' ').length > 1;
/** "IRPF 15 % s/ base -152,97". */
const OF_BASE = /^(?:s\/|on|of|sobre|sur|su|auf|von|over|van) ?\p{L}/iu;
/** "Includes 19.60 sales tax (8.25%)": the tax is named behind its amount. */
const JUST_INCLUDED =
  /^(?:incl|includes|including|inclusive|inkl|inklusive|enthalt|darin|davon|dont|inclus|comprend|incluye|incluidos?|di cui|comprende|inclusief|waarvan)(?: enthalten)?(?: of)?$/;

const isMoney = (number: NumberToken): boolean =>
  !number.percent && (number.value.decimals === 2 || isWholeMoney(number));
const isWhole = ({ value }: NumberToken): boolean => value.decimals === 0;
const isWholeMoney = (number: NumberToken): boolean => isWhole(number) && GROUPED.test(number.text);
/** "33 295": where money has no cents, only groups tell it from a count. */
const GROUPED = /(?<![\d.,])[1-9]\d{0,2}[ \u00a0\u202f.,'’]\d{3}(?![\d.,])/;

function toAmounts({ label, numbers }: Segment): LabelledAmount[] {
  if (numbers.length === 0) return [];
  const kind = label ? kindOf(label) : null;
  // "Discount (-10 %)": what is taken off has its sign in the amount as well, or nowhere else.
  const rate = numbers.find((number) => number.percent)?.value.abs() ?? null;
  const figures = numbers.filter((number) => !number.percent);
  // "18 %  3 689  664  4 353": beside sums of thousands a smaller one has no groups.
  const money = rate && figures.some(isWholeMoney) && figures.every(isWhole) ? figures : figures.filter(isMoney);
  const row = kind === null || kind === 'tax' || kind === 'net' ? taxRowOf(money, rate) : null;
  // "Items in all   283.76   65.26   349.02": net, tax and what both come to.
  const isSumRow = kind === 'net' && row?.others.length === 2;
  if (row && (kind === 'tax' || rate || isSumRow)) {
    const others = row.others.map(readNumber);
    return [{ kind: 'tax', label, amount: readNumber(row.tax), rate: row.rate, others }];
  }
  if (!kind)
    return figures.filter(isMoney).map((figure) => ({ kind: 'other', label, amount: readNumber(figure), rate }));
  // Where figures stand in a row (base, rate without its sign, amount), amounts are those with cents.
  const amount = figures.findLast((number) => number.value.decimals >= 2) ?? figures.at(-1);
  if (!amount && !((kind === 'tax' || kind === 'discount') && rate)) return [];
  const rest = figures.filter((figure) => figure !== amount && isMoney(figure));
  const others = rest.length > 0 ? { others: rest.map(readNumber) } : {};
  return [{ kind, label, amount: amount ? readNumber(amount) : null, rate, ...others }];
}

/** "Payment   Date   Amount": what was paid stands below. */
const PAYMENTS = /(?:^| )(?:payments?|transactions?|zahlungen|paiements|reglements|pagos|pagamenti|betalingen)$/;
const JUST_AMOUNT = /^(?:amount|betrag|montant|importe|importo|bedrag)$/;

/** Labels side by side with their amounts in the lines below; where several lines follow, the last one sums up. */
function amountsBelow(
  line: TextLine,
  title: TextLine | undefined,
  following: TextLine[],
  mark: DecimalMark,
  spent: Set<Word>,
): LabelledAmount[] {
  const isPaid = ({ folded }: Cell): boolean => PAYMENTS.test(folded) || classifyAmountLabel(folded) === 'paid';
  const isTitled = title?.cells.length === 1 && title.cells.some(isPaid);
  const isOfPayments = isTitled || line.cells.some(isPaid);
  const labels = line.cells.flatMap((cell) => {
    const kind = isOfPayments && JUST_AMOUNT.test(cell.folded) ? 'paid' : classifyAmountLabel(cell.folded);
    return kind ? [{ kind, cell }] : [];
  });
  if (labels.length === 1 && labels[0]!.kind === 'paid')
    return paymentsBelow(line, labels[0]!.cell, following, mark, spent);
  if (labels.length === 1) return amountUnderTotal({ ...labels[0]!, headings: line }, following, mark, spent);
  if (labels.length === 0) return [];
  const figures: NumberToken[][] = [];
  for (const next of following) {
    const tokens = next.cells.flatMap((cell) => tokensOf(cell, mark));
    const numbers = tokens.filter((token) => token.kind === 'number');
    const isNear = next.page === line.page && next.box.y - line.box.y < line.box.height * (3 + 2 * figures.length);
    // A table of rates: each row says itself what it is.
    if (isNear && numbers[0]?.percent && tokens.indexOf(numbers[0]) <= 1) return [];
    if (!isNear || numbers.length < 2 || numbers.length < tokens.length / 2) break;
    // An account's number below the box is no row of it.
    if (!numbers.some((number) => isMoney(number) && labels.some(({ cell }) => belongsTo(number, cell, line)))) break;
    figures.push(numbers);
  }
  const last = figures.at(-1) ?? [];
  const amounts = labels.filter((one) => !isShareOfOther(one, labels));
  for (const { cell } of labels.filter((one) => !amounts.includes(one))) {
    for (const number of last) if (belongsTo(number, cell, line)) spent.add(number.words[0]!);
  }
  const known = amounts.flatMap(({ kind, cell }) => amountUnder(kind, cell, line, mark, last, spent));
  if (known.length === 0)
    return wholeTotals(labels).flatMap((label) =>
      amountUnderTotal({ ...label, headings: line }, following, mark, spent),
    );
  const nameless = last.filter((figure) => isMoney(figure) && !spent.has(figure.words[0]!));
  return [...known, ...nameless.flatMap((figure) => namelessUnder(line, figure, spent))];
}

/** "Date   Account   Amount" under "Payments": each row with a day and one amount. */
function paymentsBelow(
  { page, cells }: TextLine,
  heading: Cell,
  following: TextLine[],
  mark: DecimalMark,
  spent: Set<Word>,
): LabelledAmount[] {
  const rows = following.findIndex(
    (next) => next.page !== page || next.cells.length > cells.length || !next.cells.some(({ text }) => findDate(text)),
  );
  return following.slice(0, rows < 0 ? undefined : rows).flatMap((row) => {
    const figures = row.cells.flatMap((cell) => numberTokensIn(cell, mark)).filter((number) => isMoney(number));
    const [amount, ...more] = figures;
    if (!amount || more.length > 0 || !isUnder(amount, heading)) return [];
    for (const { words } of row.cells) for (const word of words) spent.add(word);
    return [{ kind: 'paid', label: heading.text, amount: readNumber(amount), rate: null }];
  });
}

/** "Invoice total", "Total due" at the end of a row of headings over mostly empty cells; "Amount" alone may be that of anything. */
const wholeTotals = <T extends { kind: AmountKind; cell: Cell }>(labels: T[]): T[] =>
  labels.filter(({ kind, cell }) => (kind === 'total' || kind === 'due') && cell.words.length > 1);

/** "Amount due" over the amount, in a box of its own. */
function amountUnderTotal(
  { kind, cell, headings }: { kind: AmountKind; cell: Cell; headings: TextLine },
  following: TextLine[],
  mark: DecimalMark,
  spent: Set<Word>,
): LabelledAmount[] {
  if ((kind !== 'total' && kind !== 'due') || cell.words.length > LABEL_WORDS) return [];
  const near = following
    .slice(0, 3)
    .filter(({ page, box }) => page === cell.page && box.y - bottom(cell.box) < BOX_GAP * cell.box.height);
  const below = near.flatMap(({ cells }) => cells);
  // In a grid of fields the amount stands at the right of its own.
  const isInField = (other: Cell): boolean =>
    headings.cells.length > 1 && headings.cells.at(-1) === cell && other.box.x > right(cell.box);
  const under = below.find(({ box }) => sidewaysOverlap(box, cell.box) > 0) ?? below.find(isInField);
  const tokens = under ? tokensOf(under, mark) : [];
  const [number] = tokens.filter((token) => token.kind === 'number');
  if (!number || tokens.some((token) => token !== number && !isConnectorToken(token)) || !isMoney(number)) return [];
  spent.add(number.words[0]!);
  return [{ kind, label: cell.text, amount: readNumber(number), rate: null }];
}
const LABEL_WORDS = 4;
/** In text heights: boxes have air. */
const BOX_GAP = 3.5;
const isConnectorToken = (token: Token): boolean => token.kind !== 'number' && isConnector(token);

function amountUnder(
  kind: AmountKind,
  cell: Cell,
  headings: TextLine,
  mark: DecimalMark,
  numbers: NumberToken[],
  spent: Set<Word>,
): LabelledAmount[] {
  const under = numbers.filter((number) => !number.percent && belongsTo(number, cell, headings));
  if (under.length !== 1) return [];
  spent.add(under[0]!.words[0]!);
  const said = numberTokensIn(cell, mark);
  const rate = said.find(({ percent }) => percent)?.value ?? rateUnder(kind, headings, numbers);
  const bases = said.filter((number) => isMoney(number));
  const others = bases.length > 0 ? { others: bases.map(readNumber) } : {};
  return [{ kind, label: cell.text, amount: readNumber(under[0]!), rate, ...others }];
}

/** "Discount %" beside "Discount"; "VAT 21%" says its own rate. */
const isShareOfOther = <T extends { kind: AmountKind; cell: Cell }>(label: T, labels: T[]): boolean =>
  /^%|(?<!\d ?)%$/.test(label.cell.text) &&
  labels.some(({ kind, cell }) => kind === label.kind && cell !== label.cell && !/%/.test(cell.text));

/** "% VAT" over 21: the one rate of the row. */
function rateUnder(kind: AmountKind, headings: TextLine, numbers: NumberToken[]): Decimal | null {
  const rates = headings.cells
    .filter(({ text, folded }) =>
      kind === 'tax' ? isRateHeading(folded) : /^%|%$/.test(text) && classifyAmountLabel(folded) === kind,
    )
    .flatMap((cell) => numbers.filter((number) => belongsTo(number, cell, headings)));
  return rates.length === 1 && rates[0]!.value.compare(MOST) < 0 ? rates[0]!.value : null;
}
const MOST = Decimal.of(100);

/** Under the heading, or in a grid of fields right of where it begins, under none of the others. */
function belongsTo({ box }: NumberToken, cell: Cell, { cells }: TextLine): boolean {
  if (sidewaysOverlap(box, cell.box) > 0) return true;
  const next = cells.find((other) => other.box.x > cell.box.x);
  return (
    box.x >= cell.box.x &&
    (!next || right(box) <= next.box.x) &&
    cells.every((other) => sidewaysOverlap(box, other.box) <= 0)
  );
}

const isUnder = ({ box }: NumberToken, cell: Cell): boolean => sidewaysOverlap(box, cell.box) > 0;

/** Beside them, under a label that nobody knows; what stands under "% VAT" is a rate. */
function namelessUnder({ cells }: TextLine, figure: NumberToken, spent: Set<Word>): LabelledAmount[] {
  spent.add(figure.words[0]!);
  const label = cells.find((cell) => isUnder(figure, cell))?.text ?? '';
  if (/^%|%$/.test(label) && figure.value.toNumber() < 100) return [];
  return [{ kind: 'other', label, amount: readNumber(figure), rate: null }];
}

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
