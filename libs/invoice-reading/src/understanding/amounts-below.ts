import { Decimal } from '../decimal.js';
import type { AmountKind, LabelledAmount } from '../draft.js';
import { bottom, type Box, right, sidewaysOverlap, type Word } from '../page-model.js';
import { counted, withoutCount } from './counted-charges.js';
import { findDate } from './dates.js';
import { isConnector, isMoney, kindOfLabel } from './label-segments.js';
import { WEIGHT } from './measures.js';
import { type DecimalMark, isNumberLike } from './numbers.js';
import { isRateHeading, numberIn } from './tax-tables.js';
import { type Cell, hasWord } from './cells.js';
import type { TextLine } from './text-lines.js';
import { numberTokensIn, readNumber, tokensOf, type NumberToken, type Token } from './tokens.js';
import { classifyAmountLabel } from './words/amount-labels.js';
import { isJustAmount } from './words/amount-words.js';
import { isDueLabel } from './words/due-labels.js';

/**
 * "Net | VAT 21 % of 318.14 | Total" over nothing but an amount under each: what the figures in a heading say belongs to the
 * amount below it. In a row of three or more some may be called what nobody knows.
 */
export function headsAmounts({ page, box, cells }: TextLine, next: TextLine | undefined, mark: DecimalMark): boolean {
  if (!next || next.page !== page || next.box.y - bottom(box) > HEAD_GAP * box.height) return false;
  const figures = next.cells.map((cell) => numberIn(cell, mark));
  return (
    cells.length > 1 &&
    cells.length === next.cells.length &&
    isRowOfNames(cells) &&
    figures.every((figure, at) => figure && isMoney(figure) && sidewaysOverlap(figure.box, cells[at]!.box) > 0)
  );
}
/** In text heights. */
const HEAD_GAP = 2;

function isRowOfNames(cells: Cell[]): boolean {
  const known = cells.filter(({ text }) => kindOfLabel(text) !== null).length;
  const areNames = cells.every(({ text }) => hasWord(text) && !isNumberLike(text));
  return known === cells.length || (cells.length > 2 && known > 1 && areNames);
}

/** "Payment   Date   Amount": what was paid stands below. */
const PAYMENTS = /(?:^| )(?:payments?|transactions?|zahlungen|paiements|reglements|pagos|pagamenti|betalingen)$/;

/** Labels side by side with their amounts in the lines below; where several lines follow, the last one sums up. */
export function amountsBelow(
  line: TextLine,
  title: TextLine | undefined,
  following: TextLine[],
  mark: DecimalMark,
  spent: Set<Word>,
): LabelledAmount[] {
  const isPaid = ({ folded }: Cell): boolean => PAYMENTS.test(folded) || classifyAmountLabel(folded) === 'paid';
  const isTitled = title?.cells.length === 1 && title.cells.some(isPaid);
  // "Payment" over "Reference   Due date   Amount": a slip, which asks for it.
  const isOfPayments = (isTitled || line.cells.some(isPaid)) && !line.cells.some(({ folded }) => isDueLabel(folded));
  const labels = line.cells.flatMap((cell) => {
    const kind = isOfPayments && isJustAmount(cell.folded) ? 'paid' : kindOfLabel(cell.text);
    return kind ? [{ kind, cell }] : [];
  });
  if (labels.length === 1 && labels[0]!.kind === 'paid' && isShort(labels[0]!.cell))
    return paymentsBelow(line, labels[0]!.cell, following, mark, spent);
  if (labels.length === 1) return amountUnderTotal({ ...labels[0]!, headings: line }, following, mark, spent);
  if (labels.length === 0) return [];
  const figures: NumberToken[][] = [];
  for (const [at, next] of following.entries()) {
    // The names of a second row of sums.
    if (figures.length > 0 && headsAmounts(next, following[at + 1], mark)) break;
    const tokens = next.cells.flatMap((cell) => tokensOf(cell, mark));
    const numbers = tokens.filter((token) => token.kind === 'number');
    const isUnderLabels = numbers.some((number) => labels.some(({ cell }) => belongsTo(number, cell, line)));
    // The next row of a table of taxes beside the sums.
    if (figures.length > 0 && !isUnderLabels) break;
    const isNear = next.page === line.page && next.box.y - line.box.y < line.box.height * (3 + 2 * figures.length);
    // A table of rates: each row says itself what it is.
    const [rate] = numbers;
    if (isNear && rate?.percent && tokens.indexOf(rate) <= 1 && !isOnlyRate(rate, line, following[at + 1], mark))
      return [];
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
  return [
    ...known,
    ...labels.flatMap(({ kind, cell }) => (kind === 'paid' ? paidUnderDay(cell, following, mark, spent) : [])),
    ...nameless.flatMap((figure) => namelessUnder(line, figure, mark, spent)),
  ];
}

/** "Deposit paid on" over "4 May 2026" over the amount, in a grid of sums. */
function paidUnderDay(heading: Cell, following: TextLine[], mark: DecimalMark, spent: Set<Word>): LabelledAmount[] {
  const [day, paid] = following
    .slice(0, 2)
    .map(({ page, cells }) =>
      cells.find((cell) => page === heading.page && sidewaysOverlap(cell.box, heading.box) > 0),
    );
  const [amount, ...more] = paid ? tokensOf(paid, mark) : [];
  if (!day || !paid || findDate(day.text)?.length !== day.text.length) return [];
  if (paid.box.y - bottom(day.box) > day.box.height) return [];
  if (amount?.kind !== 'number' || !isMoney(amount) || more.length > 0) return [];
  spent.add(amount.words[0]!);
  return [{ kind: 'paid', label: `${heading.text} ${day.text}`, amount: readNumber(amount), rate: null }];
}

/** "Rate | Tax | Total of document | Left to pay" over one rate and its amounts: a grid of sums. */
function isOnlyRate(rate: NumberToken, { cells }: TextLine, next: TextLine | undefined, mark: DecimalMark): boolean {
  const [heading, ...others] = cells;
  const isRated = isRateHeading(heading!.folded) && sidewaysOverlap(heading!.box, rate.box) > 0;
  const isWhole = others.some(({ text, words }) => words.length > 1 && kindOfLabel(text) === 'total');
  return isRated && isWhole && !next?.cells.some((cell) => numberTokensIn(cell, mark).some(({ percent }) => percent));
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
  if ((kind !== 'total' && kind !== 'due') || !isShort(cell)) return [];
  const isNear = ({ page, box }: { page: number; box: Box }): boolean =>
    page === cell.page && box.y - bottom(cell.box) < BOX_GAP * Math.max(box.height, cell.box.height);
  const near = following.slice(0, 3).filter(isNear);
  // "Document" under "Total", "(col. 5 + col. 6)" under "Total to pay": the label goes on.
  const goesOn = ({ box, folded, text }: Cell): boolean =>
    /^\(.*\p{L}.*\)$/u.test(text) ||
    (!/\d/.test(text) &&
      sidewaysOverlap(box, cell.box) > 0 &&
      classifyAmountLabel(`${cell.folded} ${folded}`) === kind);
  const below = near.flatMap(({ cells }, at) => (at === 0 ? cells.filter((one) => !goesOn(one)) : cells));
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
/** "I alt at betale – Total amount": in each of its languages. */
const isShort = ({ text }: Cell): boolean =>
  text.split(/ [–/] /).every((part) => part.split(' ').length <= LABEL_WORDS);
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
  return [headed(kind, cell, under[0]!, mark, () => rateUnder(kind, headings, numbers))];
}

/** An amount with what its heading says of it: a rate, what that is taken of, how many at which price. */
function headed(
  kind: AmountKind,
  cell: Cell,
  figure: NumberToken,
  mark: DecimalMark,
  rateOfRow: () => Decimal | null = () => null,
): LabelledAmount {
  const tokens = [...tokensOf(cell, mark), figure];
  const own = withoutCount(tokens);
  const said = own.filter((token) => token.kind === 'number' && token !== figure) as NumberToken[];
  const rate = said.find(({ percent }) => percent)?.value ?? rateOfRow();
  const bases = said.filter((number) => isMoney(number));
  const others = bases.length > 0 ? { others: bases.map(readNumber) } : {};
  const read = { kind, label: cell.text, amount: readNumber(figure), rate, ...others };
  return own.length < tokens.length ? counted(read) : read;
}

/** "Discount %" beside "Discount"; "VAT 21%" says its own rate. */
const isShareOfOther = <T extends { kind: AmountKind; cell: Cell }>(label: T, labels: T[]): boolean =>
  SHARE.test(label.cell.text) &&
  labels.some(({ kind, cell }) => kind === label.kind && cell !== label.cell && !/%/.test(cell.text));

/** Without the rate itself. */
const SHARE = /^%|(?<!\d ?)%$/;

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
function namelessUnder(
  { cells }: TextLine,
  figure: NumberToken,
  mark: DecimalMark,
  spent: Set<Word>,
): LabelledAmount[] {
  spent.add(figure.words[0]!);
  const heading = cells.find((cell) => isUnder(figure, cell));
  if (!heading) return [{ kind: 'other', label: '', amount: readNumber(figure), rate: null }];
  if (SHARE.test(heading.text) && figure.value.abs().toNumber() < 100) return [];
  return [headed(WEIGHT.test(heading.folded) ? 'information' : 'other', heading, figure, mark)];
}
