import { isShare } from '../account/tax-rates.js';
import { Decimal } from '../decimal.js';
import type { LabelledAmount } from '../draft.js';
import { bottom, sidewaysOverlap } from '../page-model.js';
import type { Cell } from './cells.js';
import type { DecimalMark } from './numbers.js';
import { numberIn, takeTables } from './tax-tables.js';
import type { TextLine } from './text-lines.js';
import { numberTokensIn, readNumber, type NumberToken } from './tokens.js';

/** A row stands close below the one before it, in text heights. */
const ROW_GAP = 2;
/** What is taxed, the taxes, and what both come to. */
const ROWS = 3;

interface Rate {
  heading: Cell;
  value: Decimal;
}

interface Row {
  label: Cell;
  /** Under each rate. */
  figures: NumberToken[];
  /** Under the heading behind the rates. */
  sum: NumberToken | undefined;
  cells: Cell[];
}

/**
 * Tables of taxes that lie on their side: "VAT 21 % | VAT 10 % | Sum" over "Base | 147.92 | 475.91 | 623.83" and "Tax | 31.06 |
 * 47.59 | 78.65". Which row is which is told by the rates; `rest` is what is left of the lines.
 */
export function takeTaxesUnderRates(
  lines: TextLine[],
  mark: DecimalMark,
  isOutside: (line: TextLine) => boolean,
): { amounts: LabelledAmount[]; rest: TextLine[] } {
  return takeTables(lines, isOutside, (line, index) => {
    const rates = ratesIn(line.cells, mark);
    if (rates.length < 2) return null;
    const last = rates.at(-1)!.heading;
    const behind = line.cells[line.cells.indexOf(last) + 1];
    const sum = behind && !/\d/.test(behind.text) ? behind : undefined;
    const rows = rowsBelow(line, { rates, sum }, lines.slice(index + 1, index + 1 + ROWS), mark);
    const [base, tax] =
      rows.flatMap((one) => rows.flatMap((other) => (areTaxes(one, other, rates) ? [[one, other]] : [])))[0] ?? [];
    if (!base || !tax) return null;
    const areSums = [base, tax].every((row) => row.sum?.value.equals(sumOf(row.figures)));
    const isWhole = (row: Row): boolean =>
      row.figures.every(({ value }, at) => value.equals(base.figures[at]!.value.plus(tax.figures[at]!.value)));
    const own = rows.filter((one) => one === base || one === tax || isWhole(one));
    const isOfRates = (cell: Cell, row: Row): boolean => !row.sum?.words.every((word) => cell.words.includes(word));
    return {
      amounts: [
        ...rates.map(({ value }, at) => taxOf(tax.label, tax.figures[at]!, base.figures[at]!, value)),
        ...(areSums ? [taxOf(tax.label, tax.sum!, base.sum!, null)] : []),
      ],
      cells: [
        ...rates.map(({ heading }) => heading),
        ...own.flatMap((row) => row.cells.filter((cell) => areSums || isOfRates(cell, row))),
        ...(areSums ? [sum!] : []),
      ],
    };
  });
}

const taxOf = ({ text }: Cell, tax: NumberToken, base: NumberToken, rate: Decimal | null): LabelledAmount => ({
  ...{ kind: 'tax', label: text, amount: readNumber(tax), rate },
  others: [readNumber(base)],
});

/** Cells with one rate, and no other figure. */
const ratesIn = (cells: Cell[], mark: DecimalMark): Rate[] =>
  cells.flatMap((heading) => {
    const [rate, ...more] = numberTokensIn(heading, mark);
    return rate?.percent && more.length === 0 ? { heading, value: rate.value } : [];
  });

/** The rows right below that have a name, and a figure under each rate. */
function rowsBelow(
  { page, box }: TextLine,
  { rates, sum }: { rates: Rate[]; sum: Cell | undefined },
  following: TextLine[],
  mark: DecimalMark,
): Row[] {
  const rows: Row[] = [];
  let end = bottom(box);
  for (const line of following) {
    if (line.page !== page || line.box.y - end > ROW_GAP * box.height) break;
    end = bottom(line.box);
    const under = (heading: Cell): Cell | undefined =>
      line.cells.find((cell) => sidewaysOverlap(cell.box, heading.box) > 0 && numberIn(cell, mark));
    const own = rates.flatMap(({ heading }) => under(heading) ?? []);
    const label = line.cells.findLast(({ box: of, text }) => own[0] && of.x < own[0].box.x && !/\d/.test(text));
    if (!label || own.length < rates.length) break;
    const last = sum && under(sum);
    const figures = own.map((cell) => numberIn(cell, mark)!);
    rows.push({ label, figures, sum: numberIn(last, mark), cells: [label, ...own, ...(last ? [last] : [])] });
  }
  return rows;
}

const areTaxes = (base: Row, tax: Row, rates: Rate[]): boolean =>
  base !== tax &&
  tax.figures.some(({ value }) => !value.isZero()) &&
  rates.every(({ value }, at) => isShare(tax.figures[at]!.value, value, base.figures[at]!.value));

const sumOf = (figures: NumberToken[]): Decimal => Decimal.sum(figures.map(({ value }) => value));
