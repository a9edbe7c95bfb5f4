import { Decimal } from '../decimal.js';
import { multipliesOut } from '../line-arithmetic.js';
import { around, bottom, right, sidewaysOverlap, type Box } from '../page-model.js';
import { columnRoles, UNIT_WORD, type ColumnRole } from './column-vocabulary.js';
import { isCodeColumn } from './item-codes.js';
import { fold } from './fold.js';
import type { Column, TableHeader } from './line-columns.js';
import type { DecimalMark } from './numbers.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { tokensOf, type NumberToken } from './tokens.js';

/** A line of print as figures and words. */
interface FiguredRow {
  index: number;
  page: number;
  figures: NumberToken[];
  texts: Cell[];
}

interface FigureColumn {
  box: Box;
  /** One for each row; null where it prints none. */
  figures: (NumberToken | null)[];
}

/** A heading stands within so many text heights above the first row. */
const HEADING_REACH = 5;

/**
 * The line table by what its columns hold: rows whose figures multiply out, in whatever order and under whatever
 * headings. Headings only confirm; `isCertain` where they do, or where there is one assignment alone that every row bears
 * out.
 */
export function findFiguredTable(lines: TextLine[], mark: DecimalMark): (TableHeader & { isCertain: boolean }) | null {
  const rows = lines.flatMap((line, index) => figuredRow(line, index, mark) ?? []);
  const plain = rows.filter(hasProduct);
  if (plain.length === 0) return null;
  // Rows with a discount multiply out only with it.
  const chosen = chooseFrom(alignedWith(plain, rows)) ?? chooseFrom(alignedWith(plain, plain));
  if (!chosen) return null;
  const { table, columns } = chosen;
  const headings = headingsAbove(lines, table[0]!);
  const figured = columns.map((column, index): Column => {
    const heading = headingOver(column.box, headings);
    const role = chosen.roles.get(index) ?? furtherRole(column);
    return toColumn(column.box, heading, role ? [role] : heading ? numericRoles(heading) : []);
  });
  const words = textColumns(
    table,
    figured.map(({ box }) => box),
    headings,
  );
  const isConfirmed = figured.every(
    ({ heading, roles }) => agree(heading, roles) || (roles.includes('lineTotal') && areFactorsNamed(figured)),
  );
  return {
    columns: [...figured, ...words].sort((a, b) => a.box.x - b.box.x),
    firstLine: headings[0]?.index ?? table[0]!.index,
    lastLine: table[0]!.index - 1,
    endLine: table.at(-1)!.index,
    isCertain: isConfirmed && chosen.isOnly,
  };
}

const toColumn = (box: Box, heading: string, roles: readonly ColumnRole[]): Column => ({
  ...{ box, heading, roles },
  tiers: [{ heading, roles }],
});

/** Words and three figures; null for any other line. */
function figuredRow({ page, cells }: TextLine, index: number, mark: DecimalMark): FiguredRow | null {
  const figures: NumberToken[] = [];
  const texts: Cell[] = [];
  for (const cell of cells) {
    const found = figuresIn(cell, mark);
    if (found) figures.push(...found);
    else texts.push(cell);
  }
  const hasName = texts.some(({ text }) => /\p{L}{3}/u.test(text));
  return hasName && figures.filter(({ percent }) => !percent).length >= 3 ? { index, page, figures, texts } : null;
}

/** A cell of nothing but numbers, or a number with a unit behind it; null where words come first or are many. */
function figuresIn(cell: Cell, mark: DecimalMark): NumberToken[] | null {
  const tokens = tokensOf(cell, mark);
  const [first, ...others] = tokens;
  if (first?.kind !== 'number') return null;
  const words = others.filter(({ kind }) => kind === 'text');
  if (words.length === 0) return tokens.flatMap((token) => (token.kind === 'number' ? [token] : []));
  const isUnit = words.every(
    ({ words: of, text }) => of.length === 1 && (UNIT_WORD.test(fold(text)) || text.length <= 6),
  );
  return tokens.length === 2 && isUnit ? [{ ...first, box: cell.box }] : null;
}

/** One figure is the product of two others. */
const hasProduct = ({ figures }: FiguredRow): boolean => {
  const plain = figures.filter(({ percent }) => !percent);
  return plain.some((total) =>
    plain.some((a, at) =>
      plain.slice(at + 1).some((b) => a !== total && b !== total && multipliesOut(a.value, b.value, total.value)),
    ),
  );
};

/** Those of the rows whose last figures stand under each other as most of the `plain` ones do. */
function alignedWith(plain: FiguredRow[], rows: FiguredRow[]): FiguredRow[] {
  const runs = plain.map((row) => rows.filter((other) => isUnder(row, other)));
  return runs.reduce((a, b) => (b.length > a.length ? b : a));
}
const isUnder = (a: FiguredRow, b: FiguredRow): boolean =>
  Math.abs(right(last(a).box) - right(last(b).box)) < last(a).box.height;
const last = ({ figures }: FiguredRow): NumberToken => figures.at(-1)!;

function chooseFrom(table: FiguredRow[]) {
  const columns = figureColumns(table);
  const chosen = chooseFigures(columns);
  return chosen && { ...chosen, table, columns };
}

/** Figures one over the other. */
function figureColumns(rows: FiguredRow[]): FigureColumn[] {
  const columns: FigureColumn[] = [];
  for (const [at, { figures }] of rows.entries()) {
    for (const figure of figures) {
      const column = columns.find(({ box }) => sidewaysOverlap(box, figure.box) > 0.3);
      if (column) {
        column.box = { ...around([{ ...column.box, y: figure.box.y }, figure.box]), y: column.box.y };
        column.figures[at] ??= figure;
      } else {
        const blank = rows.map(() => null);
        columns.push({ box: figure.box, figures: blank.map((_, index) => (index === at ? figure : null)) });
      }
    }
  }
  return columns.sort((a, b) => a.box.x - b.box.x);
}

/** The assignment of quantity, price and total (and a discount) under which every row multiplies out. */
function chooseFigures(columns: FigureColumn[]): { roles: Map<number, ColumnRole>; isOnly: boolean } | null {
  const found: { roles: Map<number, ColumnRole>; oddness: number }[] = [];
  const all = columns.map((_, index) => index);
  for (const total of all) {
    for (const price of all) {
      for (const quantity of all) {
        if (new Set([total, price, quantity]).size < 3) continue;
        const of = [columns[quantity]!, columns[price]!, columns[total]!] as const;
        for (const discount of [-1, ...all.filter((index) => ![total, price, quantity].includes(index))]) {
          if (!everyRowMultiplies(...of, columns[discount])) continue;
          const roles = new Map<number, ColumnRole>([
            [quantity, 'quantity'],
            [price, 'unitPrice'],
            [total, 'lineTotal'],
            ...(discount >= 0 ? ([[discount, 'discount']] as const) : []),
          ]);
          const isSwapped = discount >= 0 && sumOf(columns[discount]!).compare(sumOf(of[2])) > 0;
          found.push({ roles, oddness: oddnessOf(...of) + (discount >= 0 ? 4 : 0) + (isSwapped ? 1 : 0) });
        }
      }
    }
  }
  const [best, next] = found.sort((a, b) => a.oddness - b.oddness);
  const isOnly = !next || next.oddness > best!.oddness;
  return best ? { roles: best.roles, isOnly: isOnly && areDecimalsTelling(best.roles, columns) } : null;
}

/** Where the totals are whole, as in forints, "30,000" of "156" and "30,000" may be as well a quantity as a price. */
function areDecimalsTelling(roles: Map<number, ColumnRole>, columns: FigureColumn[]): boolean {
  const decimalsOf = (role: ColumnRole): boolean[] =>
    columns.flatMap(({ figures }, index) =>
      roles.get(index) === role ? figures.map((figure) => (figure?.value.decimals ?? 0) > 0) : [],
    );
  return decimalsOf('lineTotal').includes(true) || !decimalsOf('unitPrice').includes(true);
}

function everyRowMultiplies(quantity: FigureColumn, price: FigureColumn, total: FigureColumn, discount?: FigureColumn) {
  let isTelling = false;
  let isNeeded = !discount;
  for (const [at, sum] of total.figures.entries()) {
    const [q, p, d] = [quantity.figures[at], price.figures[at], discount?.figures[at]];
    if (!q || !p || !sum || q.percent || p.percent || sum.percent) return false;
    if (!multipliesOut(q.value, p.value, sum.value, { discount: d?.value })) return false;
    isTelling ||= !q.value.equals(ONE) && !p.value.equals(ONE);
    isNeeded ||= !!d && !multipliesOut(q.value, p.value, sum.value);
  }
  return isTelling && isNeeded;
}
const ONE = Decimal.of(1);
const sumOf = ({ figures }: FigureColumn): Decimal => Decimal.sum(figures.flatMap((figure) => figure?.value ?? []));

/** Counts are whole and bare; prices and totals have cents or a sign; totals stand last. */
function oddnessOf(quantity: FigureColumn, price: FigureColumn, total: FigureColumn): number {
  const hasSign = ({ figures }: FigureColumn): boolean =>
    figures.every((figure) => !figure || /\p{Sc}|\p{L}/u.test(figure.text));
  const areSigned = [quantity, price, total].some(hasSign);
  const isMoney = (column: FigureColumn): boolean =>
    areSigned ? hasSign(column) : column.figures.every((figure) => !figure || figure.value.decimals >= 2);
  return (
    (isMoney(quantity) ? 2 : 0) +
    (isMoney(price) ? 0 : 2) +
    (isMoney(total) ? 0 : 2) +
    (total.box.x < price.box.x ? 1 : 0) +
    (total.box.x < quantity.box.x ? 1 : 0)
  );
}

/** Of the columns that nothing multiplies with: counted lines, percentages. */
function furtherRole({ figures }: FigureColumn): ColumnRole | null {
  if (figures.every((figure, index) => figure?.text === String(index + 1))) return 'position';
  return figures.every((figure) => !figure || figure.percent) ? 'tax' : null;
}

interface Heading {
  index: number;
  cell: Cell;
}

/** The cells of the lines of words right above, the uppermost first. */
function headingsAbove(lines: TextLine[], first: FiguredRow): Heading[] {
  const found: Heading[] = [];
  let below = lines[first.index]!;
  for (let index = first.index - 1; index >= 0; index--) {
    const line = lines[index]!;
    const reach = (found.length === 0 ? HEADING_REACH : 1) * line.box.height;
    const isNear = line.page === first.page && below.box.y - bottom(line.box) < reach;
    const isOfWords = line.cells.every(({ text }) => !/\d{2}/.test(text));
    if (!isNear || !isOfWords || (found.length === 0 && line.cells.length < 2)) break;
    found.unshift(...line.cells.map((cell) => ({ index, cell })));
    below = line;
  }
  return found;
}

const headingOver = (box: Box, headings: Heading[]): string =>
  headings
    .filter(({ cell }) => sidewaysOverlap(cell.box, box) > 0.3)
    .map(({ cell }) => cell.text)
    .join(' ');

const NUMERIC = new Set<ColumnRole>(['position', 'quantity', 'unitPrice', 'priceUnit', 'discount', 'tax', 'lineTotal']);
const numericRoles = (heading: string): ColumnRole[] =>
  columnRoles(fold(heading)).filter((role) => NUMERIC.has(role) && (role === 'tax' || role === 'position'));

/** A heading that is known must not say that the column is something else. */
function agree(heading: string, roles: readonly ColumnRole[]): boolean {
  const said = columnRoles(fold(heading));
  // "Amount" beside "Total": words for money are used for prices and for sums.
  const isOfMoney = [said, roles].every((of) => of.some((role) => MONEY.has(role)));
  return said.length === 0 || roles.length === 0 || isOfMoney || said.some((role) => roles.includes(role));
}
const MONEY = new Set<ColumnRole>(['unitPrice', 'lineTotal']);

/** What a quantity times a price comes to is the line's total, though "Goods" or "Charge" stand over it. */
const areFactorsNamed = (columns: Column[]): boolean =>
  FACTORS.every((role) =>
    columns.some(({ heading, roles }) => roles.includes(role) && columnRoles(fold(heading))[0] === role),
  );
const FACTORS: ColumnRole[] = ['quantity', 'unitPrice'];

/** Words one over the other: the longest describe, those that are codes on every row are codes. */
function textColumns(rows: FiguredRow[], taken: Box[], headings: Heading[]): Column[] {
  const columns: { box: Box; texts: string[] }[] = [];
  for (const { texts } of rows) {
    for (const { box, text } of texts) {
      if (taken.some((figures) => sidewaysOverlap(figures, box) > 0.5)) continue;
      const column = columns.find((other) => sidewaysOverlap(other.box, box) > 0.3);
      if (column) {
        column.box = { ...around([{ ...column.box, y: box.y }, box]), y: column.box.y };
        column.texts.push(text);
      } else columns.push({ box, texts: [text] });
    }
  }
  const lettersOf = ({ texts }: { texts: string[] }): number => texts.join('').replace(/[^\p{L}]/gu, '').length;
  // Names may have rows of their own below the figures.
  const isOfUnits = ({ texts }: { texts: string[] }): boolean => texts.every((text) => UNIT_WORD.test(fold(text)));
  const isOfNames = (column: { texts: string[] }): boolean =>
    !isOfUnits(column) && column.texts.some((text) => /\p{L}{3}/u.test(text));
  const longest = columns.reduce<(typeof columns)[0] | null>(
    (a, b) => (!isOfNames(b) || (a && lettersOf(a) >= lettersOf(b)) ? a : b),
    null,
  );
  return columns.map((column) => {
    const heading = headingOver(column.box, headings);
    if (isOfUnits(column)) return toColumn(column.box, heading, ['unit']);
    if (column === longest) return toColumn(column.box, heading, ['description']);
    const isOfEach = column.texts.length === rows.length;
    const said = columnRoles(fold(heading)).filter((role) => !NUMERIC.has(role));
    const roles: readonly ColumnRole[] =
      isOfEach && isCodeColumn(column.texts) && (said.length === 0 || said.includes('sku')) ? ['sku'] : said;
    return toColumn(column.box, heading, roles);
  });
}
