import { isShare } from '../account/tax-rates.js';
import type { AmountBeside, AmountKind, DraftLine, ReadValue } from '../draft.js';
import { Decimal } from '../decimal.js';
import { modifiersOf, multipliesOut } from '../line-arithmetic.js';
import { around, bottom, type Box } from '../page-model.js';
import { chooseColumns, type ColumnChoice } from './column-choice.js';
import { partCountedPrices, saysCount } from './counted-prices.js';
import { columnRoles } from './column-vocabulary.js';
import { fold } from './fold.js';
import type { Column, TableHeader } from './line-columns.js';
import { areDescribedTwice, areNumberedByWords, withCodeColumn } from './code-columns.js';
import { withCodes, withCodesBelow, withCodesOfOneShape } from './line-codes.js';
import { withCodeNumbers } from './code-numbers.js';
import { readLineTexts } from './line-texts.js';
import { withShareBelow } from './shares-below.js';
import { withoutSidebar } from './sidebar.js';
import type { DecimalMark } from './numbers.js';
import { withPriceUnits } from './price-units.js';
import { allText, asWords, toTableRow, type TableRow } from './table-rows.js';
import { textsOf, type TextLine } from './text-lines.js';
import { readNumber } from './tokens.js';
import { withoutNotes } from './table-notes.js';
import { classifyAmountLabel } from './words/amount-labels.js';

export interface LineTable {
  lines: DraftLine[];
  /** The text lines that are spent: headings and invoice lines. */
  used: Set<TextLine>;
  /** What stands beside the table on some of these. */
  beside: Map<TextLine, TextLine>;
  /** Of each line its text lines, where its words may stand above its figures. */
  blocks?: TextLine[][];
  /** No headings are printed. */
  headless: boolean;
  /** Two columns describe the lines: one of them may hold the codes. */
  isTwofold: boolean;
}

/** Text further below (in text heights) than this no longer belongs to the line above it. */
const WRAP_GAP = 1.3;
const ISOLATED_GAP = 4;

/** The invoice lines under each of these headings. */
export function readTables(headers: TableHeader[], lines: TextLine[], mark: DecimalMark): LineTable {
  const table: LineTable = { lines: [], used: new Set(), beside: new Map(), headless: false, isTwofold: false };
  for (const [index, printed] of headers.entries()) {
    const end = headers[index + 1]?.firstLine ?? lines.length;
    const { header, inside, beside } = withoutSidebar(printed, lines.slice(printed.firstLine, end));
    const originals = new Map([...inside].map(([line, part]) => [part, line]));
    const own: LineTable = { lines: [], used: new Set(), beside, headless: false, isTwofold: false };
    // The head of the next page stands above its own headings.
    const [first, following] = [lines[header.lastLine]!.page, lines[end]?.page];
    const below = lines
      .slice(header.lastLine + 1, end)
      .filter(({ page }) => page === first || page !== following)
      .flatMap((line) => inside.get(line) ?? (beside.has(line) ? [] : line));
    const body = below.slice(numbersColumns(below[0]) ? 1 : 0);
    const { header: whole, parted } = partCountedPrices(header, body);
    for (const [line, part] of parted) originals.set(part, originals.get(line) ?? line);
    readBody(
      whole,
      body.map((line) => parted.get(line) ?? line),
      mark,
      own,
    );
    table.lines.push(...own.lines);
    table.isTwofold ||= own.isTwofold;
    // Headings over no line may be those of the sums.
    if (own.lines.length === 0) continue;
    const used = [...lines.slice(header.firstLine, header.lastLine + 1), ...own.used];
    for (const line of used) table.used.add(originals.get(line) ?? line);
    for (const [line, part] of beside) table.beside.set(line, part);
  }
  return { ...table, lines: withCodesOfOneShape(table.lines) };
}

/** "0 | 1 | 2 | 3 | 4 | 5 (3x4) | 6" under the headings counts the columns. */
function numbersColumns(line: TextLine | undefined): boolean {
  const counts = (line?.cells ?? []).map(({ text }) => /^\(?(\d{1,2})\)?(?: ?(?:=|\().{1,12})?$/.exec(text)?.[1]);
  const [first] = counts;
  return (
    counts.length > 3 &&
    (first === '0' || first === '1') &&
    counts.every((count, index) => Number(count) === Number(first) + index)
  );
}

function readBody(printed: TableHeader, textLines: TextLine[], mark: DecimalMark, table: LineTable): void {
  const own = withCodeColumn(printed.columns, textLines, mark);
  const { columns, rows } = withPriceUnits(
    own,
    textLines.map((line) => toTableRow(line, own, mark)),
  );
  const choice = chooseColumns(
    columns.map(({ roles }) => roles),
    rows.map(({ numbers }) => new Map([...numbers].map(([column, token]) => [column, token.value]))),
  );
  const upTo = printed.endLine === undefined ? rows : withoutSums(rows, printed.endLine - printed.lastLine - 1);
  const body = withoutSubtotals(untilTotals(upTo, choice), choice).map((row) =>
    isWrappedText(row, choice) ? asWords(row, columns) : row,
  );
  const groups = withoutNotes(groupRows(body, choice, around(own.map(({ box }) => box))));
  const lines: DraftLine[] = [];
  for (const { anchor, rows: wrapped, allowance } of groups) {
    const below = wrapped.filter((row) => row !== anchor).map((row) => row.line);
    const line = withShareBelow(toDraftLine(anchor, wrapped, columns, choice), below, mark);
    lines.push(allowance ? { ...line, allowance: toAllowance(allowance, choice) } : line);
    for (const row of allowance ? [...wrapped, allowance] : wrapped) table.used.add(row.line);
  }
  const anchors = groups.map(({ anchor }) => anchor);
  table.isTwofold = areDescribedTwice(anchors, columns) || areNumberedByWords(anchors, columns);
  const coded = withCodes(withCodeNumbers(lines, anchors, columns, choice));
  table.lines.push(...withCodesBelow(coded, groups.map(wordBelow)));
}

/** The one word of the one row below the figures. */
function wordBelow({ anchor, rows }: RowGroup): string {
  const [below, ...more] = rows.slice(rows.indexOf(anchor) + 1);
  const texts = below && more.length === 0 && below.numbers.size === 0 ? [...below.texts.values()].flat() : [];
  return texts.length === 1 && texts[0]!.words.length === 1 ? texts[0]!.text : '';
}

/** Nothing but words may follow the last row of figures. */
function withoutSums(rows: TableRow[], last: number): TableRow[] {
  const end = rows.findIndex(({ numbers }, index) => index > last && numbers.size > 0);
  return end < 0 ? rows : rows.slice(0, end);
}

/** An amount alone, which is what the last rows above it come to, sums them up, whatever it is called. */
function withoutSubtotals(rows: TableRow[], choice: ColumnChoice): TableRow[] {
  const lines: Decimal[] = [];
  const last = rows.findLastIndex((row) => isPriced(row, choice));
  const sums = new Set(
    rows.filter((row) => {
      const total = row.numbers.get(choice.lineTotal);
      if (!total || total.percent) return false;
      const isSum = row.numbers.size === 1 && isSumOfLast(total.value, lines);
      if (!isSum) lines.push(total.value);
      return isSum;
    }),
  );
  const end = rows.findIndex((row, index) => index > last && sums.has(row));
  return (end < 0 ? rows : rows.slice(0, end)).filter((row) => !sums.has(row));
}

/** "Group total" between the lines: what the last ones above it come to, with more lines that multiply out below. */
function sectionTotals(rows: TableRow[], choice: ColumnChoice): Set<TableRow> {
  const last = rows.findLastIndex((row) => isWhole(row, choice));
  const lines: Decimal[] = [];
  return new Set(
    rows.slice(0, Math.max(0, last)).filter((row) => {
      const total = row.numbers.get(choice.lineTotal);
      if (!total || total.percent) return false;
      const isSum = !isPriced(row, choice) && isSumOfLast(total.value, lines);
      if (!isSum) lines.push(total.value);
      return isSum;
    }),
  );
}

/** Of two at least. */
function isSumOfLast(value: Decimal, lines: Decimal[]): boolean {
  let sum = lines.at(-1) ?? Decimal.zero;
  return lines
    .slice(0, -1)
    .reverse()
    .some((line) => (sum = sum.plus(line)).equals(value));
}

/** The rows of the table proper: it ends where taxes and totals begin. */
function untilTotals(rows: TableRow[], choice: ColumnChoice): TableRow[] {
  const sections = sectionTotals(rows, choice);
  const end = rows.findIndex((row) => {
    const kind = amountKind(row, choice);
    return kind === 'tax' || (kind === 'total' && !sections.has(row)) || kind === 'due' || isRowOfSums(row);
  });
  const table = end < 0 ? rows : rows.slice(0, end);
  const last = table.findLastIndex((row) => isPriced(row, choice) || isWhole(row, choice));
  const isEnd = (row: TableRow): boolean =>
    amountKind(row, choice) === 'net' || isAmountInWords(row) || isRowOfHeadings(row);
  const after = table.findIndex((row, index) => index > last && isEnd(row));
  return last < 0 || after < 0 ? table : table.slice(0, after);
}

/** "Due date | Tax rate | Amount | Tax": another table begins. */
const isRowOfHeadings = ({ line: { cells }, numbers }: TableRow): boolean =>
  numbers.size === 0 && cells.filter(({ folded }) => isHeading(folded)).length >= FEWEST_HEADINGS;
const isHeading = (folded: string): boolean => columnRoles(folded).length > 0 || classifyAmountLabel(folded) !== null;
const FEWEST_HEADINGS = 3;

/** "Subtotal   VAT   Total", with the amounts below. */
const isRowOfSums = ({ line, numbers }: TableRow): boolean =>
  [...numbers.values()].every(({ percent }) => percent) &&
  new Set(line.cells.flatMap(({ folded }) => SUMS.get(classifyAmountLabel(folded) ?? 'other') ?? [])).size >= 2;
const SUMS = new Map<AmountKind, AmountKind>([
  ['net', 'net'],
  ['tax', 'tax'],
  ['total', 'total'],
  ['due', 'total'],
]);

/** "S   25 %   8 339,40   2 084,85": of a table of taxes, whatever stands over it, as no line costs a share of what it says itself. */
function isTaxRow({ line, numbers }: TableRow, { lineTotal }: ColumnChoice): boolean {
  const [rate, ...more] = [...textsOf([line]).join(' ').matchAll(RATE)];
  const tax = numbers.get(lineTotal)?.value;
  if (!rate || more.length > 0 || !tax || tax.isZero()) return false;
  const share = Decimal.of(rate[1]!.replace(',', '.'));
  return [...numbers.values()].some(({ value, percent }) => !percent && value !== tax && isShare(tax, share, value));
}
/** Less than the half: "50 %" beside a price may be a discount. */
const RATE = /(?<![\d.,])([1-4]?\d(?:[.,]\d+)?) ?%/g;

/** What a row with an amount but without quantity and price calls its amount. */
function amountKind(row: TableRow, choice: ColumnChoice) {
  if (!hasAmount(row)) return null;
  const isTold = isPriced(row, choice);
  const kind = isTold || !isTaxRow(row, choice) ? classifyAmountLabel(fold(labelOf(row))) : 'tax';
  // Sums of a table of taxes may stand under the quantities and prices.
  if (isTold) return (kind === 'total' || kind === 'due') && !isWhole(row, choice) ? kind : null;
  // "Printing fee", with a price but no quantity, is a line of which something is missing, not a charge.
  if ((kind === 'charge' || kind === 'discount') && isPartlyPriced(row, choice)) return null;
  // "Pallet wrap" among lines that print no more than an amount and a rate.
  return kind === 'charge' && hasAmountsOnly(choice) && (row.numbers.has(choice.tax) || isNumbered(row)) ? null : kind;
}

/** "3. Express surcharge   90.00" has a position, as lines have. */
const isNumbered = ({ line }: TableRow): boolean => /^\d{1,3}\.$/.test(line.cells[0]?.words[0]?.text ?? '');

const hasAmountsOnly = ({ quantity, unitPrice }: ColumnChoice): boolean => quantity < 0 && unitPrice < 0;

const isPartlyPriced = (row: TableRow, { quantity, unitPrice, lineTotal }: ColumnChoice): boolean =>
  row.numbers.has(lineTotal) &&
  [quantity, unitPrice].some((column) => column !== lineTotal && row.numbers.get(column)?.percent === false);

/** "Tax (10% on $185.00)" is not: a share is neither a quantity nor a price. */
const isPriced = (row: TableRow, choice: ColumnChoice): boolean =>
  [choice.unitPrice, choice.quantity].every((column) => row.numbers.get(column)?.percent === false);

const hasAmount = (row: TableRow): boolean => [...row.numbers.values()].some((number) => !number.percent);

/** Its words, also those that might be a figure's unit: "VAT 22% on € 185.00". */
const labelOf = ({ line }: TableRow): string =>
  textsOf([line])
    .filter((text) => !/\d/.test(text))
    .join(' ');

interface RowGroup {
  anchor: TableRow;
  /** With the anchor, from the top. */
  rows: TableRow[];
  /** "less 10% discount −2.00" below it, with another line after. */
  allowance?: TableRow;
}

/** Every row with a line total (quantity and price, where the table has no totals) is an invoice line; rows of text alone belong to the line they stand closest to. */
function groupRows(rows: TableRow[], choice: ColumnChoice, heading: Box): RowGroup[] {
  const groups: RowGroup[] = [];
  const areUndescribed = standUnderDescriptions(rows, choice);
  const areNamedAbove = areUndescribed || standBelowNames(rows, choice);
  let loose: TableRow[] = [];
  let allowance: TableRow | undefined;
  for (const row of rows) {
    const last = groups.at(-1)?.rows.at(-1)?.line ?? { box: heading, page: rows[0]!.line.page };
    if (isAnchor(row, choice) && !isIsolated(row, last.page === row.line.page ? last.box : null, choice)) {
      // Below the last line it is a discount on everything.
      if (allowance && groups.length > 0) groups.at(-1)!.allowance = allowance;
      allowance = undefined;
      const beside = row.texts.size === 0 ? takeBeside(row, groups.at(-1)) : [];
      const above = areUndescribed
        ? chainAbove(row, loose)
        : areNamedAbove
          ? loose
          : loose.filter((other) => belongsBelow(other, row));
      groups.push({ anchor: row, rows: [...beside, ...above, row] });
      loose = [];
    } else if (row.numbers.has(choice.lineTotal) && amountKind(row, choice) === 'discount') {
      allowance = row;
    } else if ((row.numbers.size === 0 || isSentence(row)) && !isAmountInWords(row)) {
      const group = groups.at(-1);
      if (group && !areNamedAbove && touches(group.rows.at(-1)!, row)) group.rows.push(row);
      else loose.push(row);
    }
  }
  return groups;
}

/**
 * As many rows of words over the first figures as between the others, and none right below the last: they name the
 * figures below them.
 */
function standBelowNames(rows: TableRow[], choice: ColumnChoice): boolean {
  const anchors = rows.flatMap((row, index) => (isAnchor(row, choice) ? index : []));
  const [first = 0, ...others] = anchors;
  const last = others.at(-1);
  if (first === 0 || last === undefined) return false;
  const areEven = others.every((at, index) => at - anchors[index]! === first + 1);
  const after = rows[last + 1];
  const isLast = after === undefined || !touches(rows[last]!, after);
  return areEven && isLast && touches(rows[first - 1]!, rows[first]!);
}

/** No row of figures has words, there are some close over each, and none below the last: whatever their number, they describe it. */
function standUnderDescriptions(rows: TableRow[], choice: ColumnChoice): boolean {
  const anchors = rows.flatMap((row, index) => (isAnchor(row, choice) ? index : []));
  const isWords = (row: TableRow | undefined): boolean =>
    row !== undefined && row.numbers.size === 0 && row.texts.size > 0;
  const after = rows[(anchors.at(-1) ?? 0) + 1];
  return (
    anchors.length > 0 &&
    anchors.every((at) => rows[at]!.texts.size === 0 && isWords(rows[at - 1]) && touches(rows[at - 1]!, rows[at]!)) &&
    !(isWords(after) && touches(rows[anchors.at(-1)!]!, after!))
  );
}

/** The rows of words that stand over the figures without a gap. */
function chainAbove(row: TableRow, loose: TableRow[]): TableRow[] {
  const chain = [row];
  for (const above of loose.toReversed()) if (touches(above, chain[0]!)) chain.unshift(above);
  return chain.slice(0, -1);
}

/** An amount alone makes a line only right under other lines, not in a page's letterhead or footer. */
const isIsolated = (row: TableRow, above: Box | null, choice: ColumnChoice): boolean =>
  !row.numbers.has(choice.quantity) &&
  !row.numbers.has(choice.unitPrice) &&
  (above === null || row.line.box.y - bottom(above) > ISOLATED_GAP * row.line.box.height);

function isAnchor(row: TableRow, choice: ColumnChoice): boolean {
  const total = row.numbers.get(choice.lineTotal);
  const isLine = choice.lineTotal < 0 ? isPriced(row, choice) : total !== undefined && !total.percent;
  return isLine && amountKind(row, choice) === null && (row.texts.size > 0 || isWhole(row, choice));
}

/** Figures set to the middle of two lines of text stand on a line of their own: they say themselves that they are one. */
function isWhole({ numbers }: TableRow, choice: ColumnChoice): boolean {
  const valueOf = (column: number): Decimal | null => numbers.get(column)?.value ?? null;
  const [quantity, unitPrice, lineTotal] = [choice.quantity, choice.unitPrice, choice.lineTotal].map(valueOf);
  const [discount, priceUnit, tax] = [choice.discount, choice.priceUnit, choice.tax].map(valueOf);
  if (!unitPrice || !lineTotal) return false;
  if (!quantity) return unitPrice.equals(lineTotal) && choice.quantity >= 0 && choice.unitPrice !== choice.lineTotal;
  return multipliesOut(quantity, unitPrice, lineTotal, { discount, priceUnit, tax });
}

/** The text that reaches down beside such figures, though it stood close to the line before. */
function takeBeside({ line }: TableRow, before: RowGroup | undefined): TableRow[] {
  if (!before) return [];
  const isBeside = (row: TableRow): boolean =>
    row !== before.anchor && row.line.page === line.page && bottom(row.line.box) > line.box.y;
  const taken = before.rows.filter(isBeside);
  before.rows = before.rows.filter((row) => !taken.includes(row));
  return taken;
}

/** Words in every cell, and no total: what numbers there are belong to the words. */
const isWrappedText = (row: TableRow, choice: ColumnChoice): boolean =>
  row.numbers.size > 0 &&
  !row.numbers.has(choice.lineTotal) &&
  row.line.cells.every(({ text }) => /\p{L}{3}/u.test(text)) &&
  classifyAmountLabel(fold(allText(row))) === null;

/** A wrapped description may hold numbers of its own; a row of figures may not. */
const isSentence = (row: TableRow): boolean => row.texts.size > 0 && !hasAmount(row);

/** "Net total: 496.00" set under the table, where no column is. */
const isAmountInWords = (row: TableRow): boolean =>
  /[.,]\d\d(?!\d)/.test(allText(row)) && classifyAmountLabel(fold(allText(row))) !== null;

const touches = (upper: TableRow, lower: TableRow): boolean =>
  upper.line.page === lower.line.page &&
  lower.line.box.y - bottom(upper.line.box) < WRAP_GAP * Math.min(upper.line.box.height, lower.line.box.height);

/** Text right above the figures (cells set to the middle or the bottom) and not far away like a section title. */
const belongsBelow = (upper: TableRow, lower: TableRow): boolean =>
  upper.line.page === lower.line.page &&
  lower.line.box.y - bottom(upper.line.box) < 0.3 * Math.min(upper.line.box.height, lower.line.box.height);

function toAllowance(row: TableRow, choice: ColumnChoice): ReadValue<Decimal> {
  const read = readNumber(row.numbers.get(choice.lineTotal)!);
  return { ...read, value: read.value.abs().negated() };
}

function toDraftLine(anchor: TableRow, rows: TableRow[], columns: Column[], choice: ColumnChoice): DraftLine {
  const number = (column: number, percent = false): ReadValue<Decimal> | null => {
    const token = anchor.numbers.get(column);
    return token && (!token.percent || percent) ? readNumber(token) : null;
  };
  return asOneOfItsPrice(
    withLeadingQuantity({
      ...readLineTexts(anchor, rows, columns),
      quantity: number(choice.quantity),
      unitPrice: number(choice.unitPrice),
      priceUnit: number(choice.priceUnit),
      discount: number(choice.discount, true) ?? (anchor.share ? readNumber(anchor.share) : null),
      tax: number(choice.tax, true),
      lineTotal: number(choice.lineTotal),
      beside: amountsBeside(anchor, columns, choice),
      isAmountOnly: isAmountOnly(anchor, columns, choice) && !saysCount(withoutMarks(anchor.line)),
    }),
    anchor,
    choice,
  );
}

/** "Object storage | | $41.60 | $41.60": what costs its price is one, where others have their quantities. */
function asOneOfItsPrice(line: DraftLine, row: TableRow, choice: ColumnChoice): DraftLine {
  const isOne = !line.quantity && !line.discount && line.unitPrice && isWhole(row, choice);
  return isOne ? { ...line, quantity: { ...line.unitPrice!, value: Decimal.of('1'), text: '1' } } : line;
}

/** "Backup, 100 GB *": a star behind the words leads to a note. */
const withoutMarks = ({ cells }: TextLine): string => cells.map(({ text }) => text.replace(/ \*+$/, '')).join(' ');

const isAmountOnly = ({ numbers }: TableRow, columns: Column[], { lineTotal, tax }: ColumnChoice): boolean =>
  [...numbers].every(
    ([column, { percent, value }]) =>
      percent ||
      column === lineTotal ||
      columns[column]!.roles.includes('position') ||
      // "20" under "VAT %".
      (column === tax && value.decimals < 2),
  );

/** Taxes are a percentage as a rule; without the sign it may be an amount. */
function amountsBeside({ numbers }: TableRow, columns: Column[], choice: ColumnChoice): AmountBeside[] {
  const { quantity, unitPrice, priceUnit, discount, lineTotal } = choice;
  const spent = new Set([quantity, unitPrice, priceUnit, discount, lineTotal]);
  // Forints have no cents.
  const decimals = numbers.get(lineTotal)?.value.decimals === 0 ? 0 : 2;
  return [...numbers].flatMap(([column, token]) => {
    if (spent.has(column) || token.percent || token.value.decimals !== decimals) return [];
    const { heading, roles } = columns[column]!;
    if (roles[0] === 'position') return [];
    const isNamed = roles.some((role) => role === 'tax' || role === 'lineTotal');
    return [{ heading, isNamed, amount: readNumber(token) }];
  });
}

/**
 * "3 Hex bolts": a quantity set so close to the description that it stands under its heading. It is one when the line
 * multiplies out with it.
 */
function withLeadingQuantity(line: DraftLine): DraftLine {
  const { quantity, description, unitPrice, lineTotal } = line;
  if (quantity || !description || !unitPrice || !lineTotal) return line;
  const [, count, rest] = /^(\d{1,5})\s+(\D.*)$/u.exec(description.value) ?? [];
  if (!count || !rest) return line;
  const value = Decimal.of(count);
  if (!multipliesOut(value, unitPrice.value, lineTotal.value, modifiersOf(line))) return line;
  return {
    ...line,
    quantity: { ...description, value, text: count },
    description: { ...description, value: rest, text: rest },
  };
}
