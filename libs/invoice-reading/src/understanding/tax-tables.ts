import { isShare } from '../account/tax-rates.js';
import { Decimal } from '../decimal.js';
import type { AmountKind, LabelledAmount } from '../draft.js';
import { around, bottom, type Box, sidewaysOverlap } from '../page-model.js';
import type { DecimalMark } from './numbers.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { readNumber, tokensOf, type NumberToken } from './tokens.js';
import { classifyAmountLabel } from './words/amount-labels.js';
import { any } from './words/patterns.js';

/** What a column of rates is called; "VAT rate", "Steuersatz". Folded. */
const TAX_WORD = any(
  'vat',
  'tax',
  'gst',
  'mwst',
  'ust',
  'btw',
  'tva',
  'taxes?',
  'iva',
  'i v a',
  't v a',
  'moms',
  'dph',
  'pdv',
  'ddv',
  'afa',
  'kdv',
  'mva',
  'alv',
  'pvm',
);
const RATE_WORD = any(
  ...['rate', 'rate %', '%', 'satz', 'steuersatz', 'in %', 'taux', 'tipo', 'aliquota', 'aliq', 'tarief', 'stawka'],
  ...['sazba', 'sadzba', 'sats', 'kulcs', 'orani', 'cota', 'taxa', 'stopa'],
  ...['prosent', 'procent', 'prozent', 'percentage', 'pct'],
);
const RATE = new RegExp(
  `^(?:% ?(?:\\p{L}+ )?${TAX_WORD}|${TAX_WORD}? ?${RATE_WORD}|${RATE_WORD} (?:de |d )?${TAX_WORD})$`,
  'u',
);
export const isRateHeading = (folded: string): boolean => RATE.test(folded);
/** A row stands close below the one before it, in text heights. */
const ROW_GAP = 1.6;

interface Row {
  label: string;
  rate: NumberToken;
  base: NumberToken;
  /** Under several headings, what all of them come to. */
  parts: NumberToken[];
  tax: NumberToken;
  /** What the goods come to, and the discount that leaves what is taxed; where it leaves something else, they are open. */
  beside: (readonly ['information' | 'other', NumberToken])[];
  cells: Cell[];
}

/**
 * Tables of taxes whose rates are bare numbers: "Code | Rate | Goods | VAT" over "S | 20.00 | 1,011.13 | 202.23". Other
 * amounts stand beside them on the same lines: `rest` is what is left of the lines. Lines not `isOutside` are the invoice's
 * own. What is taxed may stand in two columns: "Goods | Carriage", of which each comes to a sum of the invoice.
 */
export function takeTaxTables(
  lines: TextLine[],
  mark: DecimalMark,
  isOutside: (line: TextLine) => boolean,
): { amounts: LabelledAmount[]; rest: TextLine[] } {
  return takeTables(lines, isOutside, (line, index) => {
    const table = taxTable(line.cells, lines.slice(index + 1), mark);
    if (!table) return null;
    const amounts = table.rows.flatMap(({ label, rate, base, tax, beside }): LabelledAmount[] => [
      { kind: 'tax', label, amount: readNumber(tax), rate: rate.value, others: [readNumber(base)] },
      ...beside.map(([kind, figure]) => ({ kind, label, amount: readNumber(figure), rate: null })),
    ]);
    return { amounts: [...amounts, ...sumsOfParts(table)], cells: table.cells };
  });
}

/** The amounts of the tables that `tableAt` tells by one of their lines, and what is left of the lines. */
export function takeTables(
  lines: TextLine[],
  isOutside: (line: TextLine) => boolean,
  tableAt: (line: TextLine, index: number) => { amounts: LabelledAmount[]; cells: Cell[] } | null,
): { amounts: LabelledAmount[]; rest: TextLine[] } {
  const tables = lines.flatMap((line, index) => (isOutside(line) ? (tableAt(line, index) ?? []) : []));
  return {
    amounts: tables.flatMap(({ amounts }) => amounts),
    rest: withoutTaken(lines, new Set(tables.flatMap(({ cells }) => cells))),
  };
}

interface TaxTable {
  rows: Row[];
  bases: Cell[];
  cells: Cell[];
}

const sumsOfParts = ({ rows, bases }: TaxTable): LabelledAmount[] =>
  bases.length < 2
    ? []
    : bases.map(({ text }, at) => ({
        kind: 'other',
        label: text,
        amount: readNumber(sumOf(rows.map(({ parts }) => parts[at]!))),
        rate: null,
      }));

const sumOf = (figures: NumberToken[]): NumberToken => ({
  ...figures[0]!,
  value: Decimal.sum(figures.map(({ value }) => value)),
  text: figures.map(({ text }) => text).join(' + '),
});

/** Under headings of a rate and of a tax: beside the table "Total tax" may stand on the same line, before its own amount. */
function taxTable(headings: Cell[], following: TextLine[], mark: DecimalMark): TaxTable | null {
  const rate = headings.find(({ folded }) => RATE.test(folded));
  const taxes = headings.filter((cell) => cell !== rate && classifyAmountLabel(cell.folded) === 'tax');
  for (const tax of rate ? taxes.toReversed() : []) {
    const table = tableOf({ rate: rate!, tax }, headings, following, mark);
    if (table) return table;
  }
  return null;
}

/** Rows with what the tax is the share of. */
function tableOf(
  { rate, tax }: Record<'rate' | 'tax', Cell>,
  headings: Cell[],
  following: TextLine[],
  mark: DecimalMark,
): TaxTable | null {
  for (const bases of basesIn(headings.filter((cell) => cell !== rate && cell !== tax))) {
    const rows = rowsUnder({ rate, bases, tax }, following, mark);
    if (rows.every((row) => row.tax.value.isZero())) continue;
    const last = following.findIndex(({ cells }) => cells === rows.at(-1)!.cells);
    const below = following[last + 1];
    const sums = below && isSumOf(rows, { bases, tax }, below, mark) ? below.cells : [];
    if (sums.length === 0 && headsSums([...bases, tax], below, mark)) return null;
    // Of one rate what is taxed with its tax may be the total.
    const isTotal = ({ folded }: Cell): boolean => rows.length === 1 && TOTALS.has(classifyAmountLabel(folded));
    const others = headings.filter(
      (cell) => ![rate, ...bases, tax].includes(cell) && !isTotal(cell) && !/\d/.test(cell.text),
    );
    const end = Math.max(...[rate, ...bases, tax].map(({ box }) => box.x));
    // A row of all sums, which ends with the total, has the invoice's own discount.
    const isStrip = headings.some(isTotal);
    const isOf = (heading: Cell, row: Row): boolean =>
      isKnown(cellUnder(heading, row.cells), row, { mark, isStrip, isWithin: heading.box.x < end });
    const isFigure = (heading: Cell, row: Row): boolean =>
      numberIn(cellUnder(heading, row.cells), mark)?.value.isZero() === false;
    const known = others.filter((heading) => rows.every((row) => isOf(heading, row)));
    const torn = others.filter(
      (heading) => !known.includes(heading) && rows.some((row) => isFigure(heading, row) && isOf(heading, row)),
    );
    const whole = [rate, ...bases, tax, ...known];
    const own = [...rows.map(({ cells }) => cells), sums].flatMap((cells) =>
      whole.flatMap((of) => cellUnder(of, cells) ?? []),
    );
    const besides = rows.map((row) => ({
      ...row,
      beside: [
        ...(bases.length > 1 ? row.parts : []).map((figure) => ['information', figure] as const),
        ...figuresUnder(known, row.cells, mark).map((figure) => ['information', figure] as const),
        ...figuresUnder(torn, row.cells, mark).map((figure) => ['other', figure] as const),
      ],
    }));
    return { rows: besides, bases, cells: [...whole, ...own] };
  }
  return null;
}

/** What is taxed stands under one heading, or under two beside each other. */
const basesIn = (headings: Cell[]): Cell[][] => [
  ...headings.map((cell) => [cell]),
  ...headings.slice(1).map((cell, at) => [headings[at]!, cell]),
];

/** The row below has no rate and no name: its sums have no other headings than these. */
const headsSums = (headings: Cell[], line: TextLine | undefined, mark: DecimalMark): boolean =>
  line !== undefined &&
  headings.every((heading) => numberIn(cellUnder(heading, line.cells), mark)) &&
  line.cells.every(({ text }) => !/\p{L}{4}/u.test(text));

/** The row below sums up what is taxed, and the taxes. */
const isSumOf = (
  rows: Row[],
  { bases, tax }: Pick<Headings, 'bases' | 'tax'>,
  { cells }: TextLine,
  mark: DecimalMark,
): boolean =>
  [
    ...bases.map((base, at) => [base, rows.map(({ parts }) => parts[at]!.value)] as const),
    [tax, rows.map((row) => row.tax.value)] as const,
  ].every(([heading, values]) => numberIn(cellUnder(heading, cells), mark)?.value.equals(Decimal.sum(values)));

interface Headings {
  rate: Cell;
  bases: Cell[];
  tax: Cell;
}

const TOTALS = new Set<AmountKind | null>(['total', 'due']);

function rowsUnder(headings: Headings, following: TextLine[], mark: DecimalMark): Row[] {
  const rows: Row[] = [];
  const { height } = headings.rate.box;
  let end = bottom(headings.rate.box);
  for (const { page, box, cells } of following) {
    if (page !== headings.rate.page || box.y - end > ROW_GAP * height) break;
    end = bottom(box);
    const [rate, tax, ...parts] = [headings.rate, headings.tax, ...headings.bases].map((heading) =>
      numberIn(cellUnder(heading, cells), mark),
    );
    // Beside the table the sums have lines of their own.
    if (!rate && !tax && parts.every((part) => !part)) continue;
    if (!rate || !tax || !parts.every((part) => part !== undefined) || rate.percent) break;
    const base = sumOf(parts);
    if (!isShare(tax.value, rate.value, base.value)) break;
    const label = cells.find((cell) => cell.box.x < tax.box.x && !/\d/.test(cell.text))?.text ?? '';
    rows.push({ label, rate, base, parts, tax, beside: [], cells });
  }
  return rows;
}

/**
 * Words and blanks within the table, what is taxed with its tax, or what the goods come to and the discount that leaves what is
 * taxed: any other figure is none of the table's.
 */
function isKnown(
  cell: Cell | undefined,
  { rate, base, tax, cells }: Row,
  { mark, isStrip, isWithin }: { mark: DecimalMark; isStrip: boolean; isWithin: boolean },
): boolean {
  if (!cell || !/\d/.test(cell.text)) return isWithin;
  const figure = numberIn(cell, mark)?.value;
  if (!figure) return false;
  if (figure.equals(base.value.plus(tax.value))) return true;
  const figures = cells.flatMap((other) => numberIn(other, mark)?.value ?? []).filter((one) => !one.equals(rate.value));
  const isBeside = (value: Decimal): boolean => figures.some((other) => other.equals(value));
  const isDiscount = isBeside(base.value.plus(figure.abs()));
  const isOfGoods = figures.some((discount) => figure.minus(discount.abs()).equals(base.value));
  // "Line amount | VAT base": the same where nothing is taken off.
  return isWithin && (figure.isZero() || figure.equals(base.value) || (!isStrip && (isDiscount || isOfGoods)));
}

const figuresUnder = (headings: Cell[], cells: Cell[], mark: DecimalMark): NumberToken[] =>
  headings.flatMap((heading) => numberIn(cellUnder(heading, cells), mark) ?? []);

const cellUnder = ({ box }: Cell, cells: Cell[]): Cell | undefined =>
  cells.find((cell) => sidewaysOverlap(cell.box, box) > 0);

/** The number that the cell is, and nothing else. */
export function numberIn(cell: Cell | undefined, mark: DecimalMark): NumberToken | undefined {
  const [token, ...more] = cell ? tokensOf(cell, mark) : [];
  return token?.kind === 'number' && more.length === 0 ? token : undefined;
}

/** The lines without these cells: what stood over sums beside the last row of a table is set close over them. */
export function withoutTaken(lines: TextLine[], taken: Set<Cell>): TextLine[] {
  if (taken.size === 0) return lines;
  const rest = lines.flatMap((line) => without(line, taken));
  const own = new Set(lines);
  return rest.map((line, index) => {
    const next = rest[index + 1];
    const areParts = next !== undefined && [line, next].every((one) => !own.has(one));
    return areParts && headsAll(line, next) ? setOver(line, next) : line;
  });
}

function without(line: TextLine, taken: Set<Cell>): TextLine[] {
  const cells = line.cells.filter((cell) => !taken.has(cell));
  if (cells.length === line.cells.length) return [line];
  return cells.length === 0 ? [] : [{ ...line, cells, box: around(cells.map(({ box }) => box)) }];
}

const headsAll = ({ page, cells }: TextLine, { page: below, cells: sums }: TextLine): boolean =>
  page === below &&
  cells.length === sums.length &&
  cells.every(({ text, box }, at) => !/\d/.test(text) && sidewaysOverlap(box, sums[at]!.box) > 0);

function setOver(line: TextLine, { box: { y } }: TextLine): TextLine {
  const over = (box: Box): Box => ({ ...box, y: Math.max(box.y, y - box.height) });
  return { ...line, box: over(line.box), cells: line.cells.map((cell) => ({ ...cell, box: over(cell.box) })) };
}
