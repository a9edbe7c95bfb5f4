import { Decimal } from '../decimal.js';
import type { LabelledAmount } from '../draft.js';
import { bottom, sidewaysOverlap } from '../page-model.js';
import type { DecimalMark } from './numbers.js';
import { headingsOver } from './tax-figures.js';
import { numberIn, withoutTaken } from './tax-tables.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { readNumber, type NumberToken } from './tokens.js';

/** A row of figures: what is taxed, one or more rates with their taxes, and perhaps what these come to. */
interface DetailRow {
  line: TextLine;
  label: string;
  base: NumberToken;
  taxes: NumberToken[];
  sum: NumberToken | null;
}

/** A row stands close below the one before it, in text heights. */
const ROW_GAP = 2;

/**
 * Taxes by kind of goods, in parts: "3506 | 872.55 | 9% | 78.53 | 9% | 78.53 | 157.06", with a last row of what each column
 * comes to. That is what the invoice is taxed; the rows above it only say how it came about, and must add up to it. `rest` is
 * what is left of the lines.
 */
export function takeTaxDetails(
  lines: TextLine[],
  mark: DecimalMark,
  isOutside: (line: TextLine) => boolean,
): { amounts: LabelledAmount[]; rest: TextLine[] } {
  const amounts: LabelledAmount[] = [];
  const taken = new Set<Cell>();
  for (let index = 0; index < lines.length; index++) {
    const rows = rowsFrom(lines, index, mark, isOutside);
    const sums = rows.length > 0 ? sumsOf(rows, lines[index + rows.length], mark) : null;
    if (!sums) continue;
    const whole = [...rows.map(({ line }) => line), sums.line].flatMap(({ cells }) => cells);
    const above = lines.slice(0, index).filter((line) => isOutside(line) && line.page === lines[index]!.page);
    for (const cell of [...whole, ...headingsOver(rows[0]!.line.cells, above)]) taken.add(cell);
    const parts = sums.taxes.length > 1 && sums.sum ? sums.taxes : [];
    const others = [sums.base, ...parts].map(readNumber);
    const { label } = sums;
    amounts.push({ kind: 'tax', label, amount: readNumber(sums.sum ?? sums.taxes[0]!), rate: null, others });
    for (const { label: of, base, taxes, sum } of rows) {
      const information = { kind: 'information' as const, label: of, rate: null };
      amounts.push({ ...information, amount: readNumber(sum ?? taxes[0]!), others: [base, ...taxes].map(readNumber) });
    }
    index += rows.length;
  }
  return { amounts, rest: withoutTaken(lines, taken) };
}

function rowsFrom(
  lines: TextLine[],
  from: number,
  mark: DecimalMark,
  isOutside: (line: TextLine) => boolean,
): DetailRow[] {
  const rows: DetailRow[] = [];
  for (const line of lines.slice(from)) {
    const last = rows.at(-1)?.line;
    const isNext = !last || (last.page === line.page && line.box.y - bottom(last.box) < ROW_GAP * line.box.height);
    const row = isNext && isOutside(line) ? rowOf(line, mark) : null;
    if (!row || (rows[0] && row.taxes.length !== rows[0].taxes.length)) break;
    rows.push(row);
  }
  return rows;
}

/** Two rates at least, or one and what it comes to once more: a row of one says itself what it is. */
function rowOf(line: TextLine, mark: DecimalMark): DetailRow | null {
  const [name, ...cells] = line.cells;
  const figures = cells.map((cell) => numberIn(cell, mark));
  const [base, ...rest] = figures;
  if (!base || base.percent || figures.some((figure) => !figure)) return null;
  const [taxes, odd]: [NumberToken[], NumberToken[]] = [[], []];
  for (let at = 0; at < rest.length; at++) {
    const [figure, next] = [rest[at]!, rest[at + 1]];
    if (!figure.percent) odd.push(figure);
    else if (next && isNearShare(next.value, figure.value, base.value)) taxes.push(rest[++at]!);
    else return null;
  }
  const [sum = null, ...more] = odd;
  const isSum = !sum || (sum === rest.at(-1) && sum.value.equals(totalOf(taxes)));
  return (taxes.length > 1 || (taxes.length > 0 && sum)) && isSum && more.length === 0
    ? { line, label: name!.text, base, taxes, sum }
    : null;
}

/** A cent may be moved from one row to another, so that they add up. */
const isNearShare = (tax: Decimal, rate: Decimal, base: Decimal): boolean =>
  base.percent(rate).minus(tax).abs().compare(CENT) <= 0;
const CENT = Decimal.of('0.01');

const totalOf = (figures: NumberToken[]): Decimal => Decimal.sum(figures.map(({ value }) => value));

/** The row below, where each of its figures is what the column above it comes to. */
function sumsOf(rows: DetailRow[], line: TextLine | undefined, mark: DecimalMark): DetailRow | null {
  const [first] = rows;
  const last = rows.at(-1)!.line;
  if (!line || line.page !== last.page || line.box.y - bottom(last.box) > ROW_GAP * line.box.height) return null;
  const under = (column: NumberToken[]): NumberToken | null => {
    const cell = line.cells.find(({ box }) => column.some((of) => sidewaysOverlap(of.box, box) > 0));
    const number = numberIn(cell, mark);
    return number && number.value.equals(totalOf(column)) ? number : null;
  };
  const base = under(rows.map((row) => row.base));
  const taxes = first!.taxes.map((_, at) => under(rows.map((row) => row.taxes[at]!)));
  const sum = first!.sum ? under(rows.flatMap((row) => row.sum ?? [])) : null;
  const found = [base, ...taxes, sum].filter((one) => one !== null);
  const figures = line.cells.filter(({ text }) => /\d/.test(text));
  if (!base || taxes.some((tax) => !tax) || (first!.sum && !sum) || found.length !== figures.length) return null;
  return { line, label: line.cells[0]!.text, base, taxes: taxes as NumberToken[], sum };
}
