import { isShare } from '../account/tax-rates.js';
import { Decimal } from '../decimal.js';
import type { AmountKind } from '../draft.js';
import { multipliesOut } from '../line-arithmetic.js';
import type { ColumnChoice } from './column-choice.js';
import { columnRoles } from './column-vocabulary.js';
import { fold } from './fold.js';
import { headsStrip } from './strips-of-sums.js';
import { allText, type TableRow } from './table-rows.js';
import { textsOf } from './text-lines.js';
import { classifyAmountLabel } from './words/amount-labels.js';

/** Nothing but words may follow the last row of figures. */
export function withoutSums(rows: TableRow[], last: number): TableRow[] {
  const end = rows.findIndex(({ numbers }, index) => index > last && numbers.size > 0);
  return end < 0 ? rows : rows.slice(0, end);
}

/**
 * An amount alone, or beside the number of pieces ("Items (6 pcs)  63.65"), which is what the last rows above it come to, sums
 * them up, whatever it is called; so does what a page takes over from all `before` it.
 */
export function withoutSubtotals(rows: TableRow[], choice: ColumnChoice, before: Decimal[]): TableRow[] {
  const lines = [...before];
  let pieces = Decimal.zero;
  const sums = new Set(
    rows.filter((row) => {
      const total = row.numbers.get(choice.lineTotal);
      if (!total || total.percent) return false;
      const others = [...row.numbers.values()].filter((number) => number !== total);
      const isBare = others.every(({ value, percent }) => !percent && value.equals(pieces));
      const isSum = isBare && isSumOfLast(total.value, lines);
      if (!isSum) {
        lines.push(total.value);
        pieces = pieces.plus(row.numbers.get(choice.quantity)?.value ?? Decimal.zero);
      }
      return isSum;
    }),
  );
  // "Web hosting  29.95  29.95" below hours and their sum has a price, if no quantity.
  const isOfLine = (row: TableRow): boolean =>
    (isPriced(row, choice) || row.numbers.has(choice.unitPrice)) && !sums.has(row);
  const priced = rows.filter(isOfLine);
  // "Crates 10 × 3.10  31.00" is charged below the sum of the goods, where there are goods above it.
  const last = rows.indexOf((priced.findLast((row) => !isCharge(row)) ?? priced.at(-1))!);
  const end = rows.findIndex((row, index) => index > last && sums.has(row));
  return (end < 0 ? rows : rows.slice(0, end)).filter((row) => !sums.has(row));
}

const isCharge = (row: TableRow): boolean => classifyAmountLabel(fold(allText(row))) === 'charge';

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
export function untilTotals(rows: TableRow[], choice: ColumnChoice): TableRow[] {
  const sections = sectionTotals(rows, choice);
  const end = rows.findIndex((row, index) => {
    const kind = amountKind(row, choice);
    return (
      kind === 'tax' ||
      (kind === 'total' && !sections.has(row)) ||
      kind === 'due' ||
      isRowOfSums(row) ||
      headsStrip(row.line, rows[index + 1]?.line)
    );
  });
  const table = end < 0 ? rows : rows.slice(0, end);
  const last = table.findLastIndex((row) => isPriced(row, choice) || isWhole(row, choice));
  const isEnd = (row: TableRow): boolean =>
    amountKind(row, choice) === 'net' || isAmountInWords(row) || isRowOfHeadings(row);
  const after = table.findIndex((row, index) => index > last && isEnd(row));
  // "Subtotal" is the first below headings that a page repeats over the sums.
  const isOfSums = last < 0 && choice.quantity >= 0 && choice.unitPrice >= 0 && table[0] && isEnd(table[0]);
  if (isOfSums) return [];
  return last < 0 || after < 0 ? table : table.slice(0, after);
}

/** "Unit price: 350.00 net / 437.50 gross" below the figures of a line. */
const isPriceNote = ({ line: { cells } }: TableRow): boolean =>
  columnRoles(fold(/^([^:\d]+):/.exec(cells[0]!.text)?.[1] ?? ''))[0] === 'unitPrice';

/** "Due date | Tax rate | Amount | Tax", "Due by | Account | Total due": another table begins. */
const isRowOfHeadings = ({ line: { cells }, numbers }: TableRow): boolean =>
  numbers.size === 0 &&
  (cells.filter(({ folded }) => isHeading(folded)).length >= FEWEST_HEADINGS ||
    (cells.length >= FEWEST_HEADINGS && isTotal(cells.at(-1)!.folded)));
const isTotal = (folded: string): boolean => ['total', 'due'].includes(classifyAmountLabel(folded) ?? '');
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
export function amountKind(row: TableRow, choice: ColumnChoice) {
  if (!hasAmount(row)) return null;
  const isTold = isPriced(row, choice);
  const kind = isTold || !isTaxRow(row, choice) ? classifyAmountLabel(fold(labelOf(row, choice))) : 'tax';
  // Sums of a table of taxes may stand under the quantities and prices.
  if (isTold) return (kind === 'total' || kind === 'due') && !isWhole(row, choice) ? kind : null;
  // "Printing fee", with a price but no quantity, is a line of which something is missing, not a charge.
  if ((kind === 'charge' || kind === 'discount') && isPartlyPriced(row, choice)) return null;
  // "Pallet wrap" among lines that print no more than an amount and a rate.
  const isOfLines = row.numbers.has(choice.tax) || isNumbered(row) || isFollowed(row, choice);
  return kind === 'charge' && hasAmountsOnly(choice) && isOfLines ? null : kind;
}

/** "Call-out | 418.00 | GST": behind its amount a line has the class of its tax, which sums have not. */
const isFollowed = ({ line, numbers }: TableRow, { lineTotal }: ColumnChoice): boolean => {
  const amount = numbers.get(lineTotal);
  return (
    amount !== undefined && line.cells.some(({ box, text }) => box.x > amount.box.x && /^\p{Lu}{1,4}$/u.test(text))
  );
};

/** "3. Express surcharge   90.00" has a position, as lines have. */
const isNumbered = ({ line }: TableRow): boolean => /^\d{1,3}\.$/.test(line.cells[0]?.words[0]?.text ?? '');

const hasAmountsOnly = ({ quantity, unitPrice }: ColumnChoice): boolean => quantity < 0 && unitPrice < 0;

const isPartlyPriced = (row: TableRow, { quantity, unitPrice, lineTotal }: ColumnChoice): boolean =>
  row.numbers.has(lineTotal) &&
  [quantity, unitPrice].some((column) => column !== lineTotal && row.numbers.get(column)?.percent === false);

/** "Tax (10% on $185.00)" is not: a share is neither a quantity nor a price. */
export const isPriced = (row: TableRow, choice: ColumnChoice): boolean =>
  [choice.unitPrice, choice.quantity].every((column) => row.numbers.get(column)?.percent === false);

export const hasAmount = (row: TableRow): boolean => [...row.numbers.values()].some((number) => !number.percent);

/**
 * Its words, also those that might be a figure's unit: "VAT 22% on € 185.00"; behind "Pump | 462.00 | GST" stands the class of its
 * tax.
 */
function labelOf({ line, numbers }: TableRow, { lineTotal }: ColumnChoice): string {
  const amount = numbers.get(lineTotal);
  const before = amount ? line.cells.filter(({ box }) => box.x < amount.box.x) : [];
  return textsOf([before.some(({ text }) => /\p{L}/u.test(text)) ? { ...line, cells: before } : line])
    .filter((text) => !/\d/.test(text))
    .join(' ');
}

/** Figures set to the middle of two lines of text stand on a line of their own: they say themselves that they are one. */
export function isWhole({ numbers }: TableRow, choice: ColumnChoice): boolean {
  const valueOf = (column: number): Decimal | null => numbers.get(column)?.value ?? null;
  const [quantity, unitPrice, lineTotal] = [choice.quantity, choice.unitPrice, choice.lineTotal].map(valueOf);
  const [discount, priceUnit, tax] = [choice.discount, choice.priceUnit, choice.tax].map(valueOf);
  if (!unitPrice || !lineTotal) return false;
  if (!quantity) return unitPrice.equals(lineTotal) && choice.quantity >= 0 && choice.unitPrice !== choice.lineTotal;
  return multipliesOut(quantity, unitPrice, lineTotal, { discount, priceUnit, tax });
}

/** "Net total: 496.00" set under the table, where no column is. */
export const isAmountInWords = (row: TableRow): boolean =>
  /[.,]\d\d(?!\d| ?%)/.test(allText(row)) && classifyAmountLabel(fold(allText(row))) !== null && !isPriceNote(row);
