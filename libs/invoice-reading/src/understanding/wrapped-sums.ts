import { around, bottom, type Box, right } from '../page-model.js';
import { isNumberLike } from './numbers.js';
import { cellOf, type Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { classifyAmountLabel } from './words/amount-labels.js';

/** A wrapped line stands this close (in text heights) to the one above it. */
const WRAP_GAP = 0.6;

/**
 * Labels and amounts that are printed on several lines, as one line each: "The total includes VAT at" over "20%: 46.95",
 * and an amount over or under its currency with the label set to the middle of both. Lines for which `isSpent` stay as
 * they are.
 */
export function joinWrappedSums(lines: TextLine[], isSpent: (line: TextLine) => boolean): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of withSumsBelow(withLabelsAround(lines, isSpent), isSpent)) {
    const above = joined.at(-1);
    const isOpen = above !== undefined && above.page === line.page && !isSpent(above) && !isSpent(line);
    const whole = isOpen ? (besideEachOther(above, line) ?? underItsLabel(above, line)) : null;
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(line);
  }
  return joined;
}

/** "Total before" over and "discounts" under the height of "1 266,73", both ending at one place: the label of that amount. */
function withLabelsAround(lines: TextLine[], isSpent: (line: TextLine) => boolean): TextLine[] {
  const moved = new Set<Cell>();
  const own: TextLine[] = [];
  for (const [index, { page, cells }] of lines.entries()) {
    const around = [lines[index - 1], lines[index + 1]];
    const [upper, lower] = around.map((line) =>
      line?.page === page && !isSpent(line) ? line.cells.at(-1) : undefined,
    );
    const sum = cells.at(-1)!;
    if (!upper || !lower || cells.length < 2 || isSpent(lines[index]!) || !isLabelAround(sum, upper, lower)) continue;
    for (const cell of [upper, sum, lower]) moved.add(cell);
    own.push(lineOf(page, [{ ...cellOf([...upper.words, ...lower.words]), box: boxOf([upper, lower]) }, sum]));
  }
  if (own.length === 0) return lines;
  return lines.flatMap((line) => {
    const rest = line.cells.filter((cell) => !moved.has(cell));
    const sums = own.filter(({ cells }) => line.cells.includes(cells.at(-1)!));
    return rest.length === line.cells.length
      ? [line]
      : [...(rest.length > 0 ? [lineOf(line.page, rest)] : []), ...sums];
  });
}
const isLabelAround = (sum: Cell, upper: Cell, lower: Cell): boolean =>
  MONEY.test(sum.text) &&
  isNumberLike(sum.text) &&
  [upper, lower].every(({ text, box }) => !/\d/.test(text) && right(box) < sum.box.x) &&
  Math.abs(right(upper.box) - right(lower.box)) < 1 &&
  upper.box.y < sum.box.y &&
  bottom(upper.box) > sum.box.y &&
  bottom(lower.box) > bottom(sum.box) &&
  lower.box.y < bottom(sum.box);
const MONEY = /\d[.,]\d\d(?!\d)/;
const boxOf = (cells: Cell[]): Box => around(cells.map(({ box }) => box));

const lineOf = (page: number, cells: Cell[]): TextLine => ({
  page,
  cells: cells.toSorted((a, b) => a.box.x - b.box.x),
  box: around(cells.map(({ box }) => box)),
});

/** "21 % | 51 473,20 | 10 809,37 | Total to pay:" over the total, flush right, beside the next row of a table: the label of that amount. */
function withSumsBelow(lines: TextLine[], isSpent: (line: TextLine) => boolean): TextLine[] {
  const below = new Map<Cell, Cell>();
  for (const [index, { page, cells }] of lines.entries()) {
    const next = lines[index + 1];
    const [label, sum] = [cells.at(-1)!, next?.cells.at(-1)];
    const isBeside = cells.length > 2 && next?.page === page && next.cells.length > 2;
    if (isBeside && !isSpent(lines[index]!) && !isSpent(next) && isLabelOver(label, sum!)) below.set(label, sum!);
  }
  if (below.size === 0) return lines;
  const moved = new Set(below.values());
  return lines.map((line) => {
    const rest = line.cells.filter((cell) => !moved.has(cell));
    const label = rest.at(-1)!;
    const sum = below.get(label);
    if (!sum) return rest.length === line.cells.length ? line : lineOf(line.page, rest);
    return { ...line, cells: [...rest.slice(0, -1), { ...cellOf([...label.words, ...sum.words]), box: label.box }] };
  });
}
const isLabelOver = (label: Cell, sum: Cell): boolean =>
  /^[^\d]*:$/.test(label.text) &&
  ['total', 'due'].includes(classifyAmountLabel(label.folded) ?? '') &&
  MONEY.test(sum.text) &&
  isNumberLike(sum.text) &&
  Math.abs(right(label.box) - right(sum.box)) < 1 &&
  sum.box.y - bottom(label.box) < WRAP_GAP * sum.box.height;

/** Amounts, their currency and their label reach into each other's height: one of them has no words but a currency. */
function besideEachOther(upper: TextLine, lower: TextLine): TextLine | null {
  if (lower.box.y >= bottom(upper.box) || !(isBare(upper) || isBare(lower))) return null;
  const isOver = ({ box }: Cell): boolean =>
    lower.cells.some((other) => other.box.x < box.x + box.width && box.x < other.box.x + other.box.width);
  const [over] = upper.cells.filter(isOver);
  if (!over) return lineOf(upper.page, [...upper.cells, ...lower.cells]);
  // The currency under its amount, or over it.
  const [under, ...others] = lower.cells;
  if (others.length > 0 || ![under!.text, over.text].some((text) => CURRENCY.test(text))) return null;
  const whole = { ...cellOf([...over.words, ...under!.words]), box: around([over.box, under!.box]) };
  return lineOf(upper.page, [...upper.cells.filter((cell) => cell !== over), whole]);
}
const CURRENCY = /^(?:[A-Z]{3}|[€$£])$/;
const isBare = ({ cells }: TextLine): boolean =>
  cells.every(({ text }) => isNumberLike(text) || CURRENCY.test(text)) && cells.length <= 2;

/** A line of figures that begins flush below a label which has none. */
function underItsLabel(upper: TextLine, lower: TextLine): TextLine | null {
  const [label, ...more] = upper.cells;
  const [first] = lower.cells;
  const isFlush =
    Math.abs(label!.box.x - first!.box.x) < 1 && lower.box.y - bottom(upper.box) < WRAP_GAP * lower.box.height;
  if (more.length > 0 || !isFlush || /\d/.test(label!.text) || !/^[([]?\d/.test(first!.text)) return null;
  if (!/\p{L}{2}.*\s.*\p{L}{2}/u.test(label!.text) || !/\d[.,]\d\d(?!\d)/.test(first!.text)) return null;
  const whole = { ...cellOf([...label!.words, ...first!.words]), box: around([label!.box, first!.box]) };
  return lineOf(upper.page, [whole, ...lower.cells.slice(1)]);
}
