import { bottom, right, type Box, type Word } from '../page-model.js';
import type { ColumnChoice } from './column-choice.js';
import { UNIT_WORD } from './column-vocabulary.js';
import { fold } from './fold.js';
import { isCodeColumn } from './item-codes.js';
import { amountKind, hasAmount, isAmountInWords, isPriced, isWhole } from './table-ends.js';
import { blocksByGaps } from './row-blocks.js';
import { allText, type TableRow } from './table-rows.js';
import { classifyAmountLabel } from './words/amount-labels.js';

/** Text further below (in text heights) than this no longer belongs to the line above it. */
const WRAP_GAP = 1.3;
const ISOLATED_GAP = 4;

export interface RowGroup {
  anchor: TableRow;
  /** With the anchor, from the top. */
  rows: TableRow[];
  /** The gaps between the lines tell which rows are theirs. */
  isTold?: boolean;
  /** Its cells begin over the figures. */
  beginAbove?: boolean;
  /** "less 10% discount −2.00" below it, with another line after. */
  allowance?: TableRow;
}

/** Every row with a line total (quantity and price, where the table has no totals) is an invoice line; rows of text alone belong to the line they stand closest to. */
export function groupRows(
  rows: TableRow[],
  choice: ColumnChoice,
  heading: { box: Box; isNameApart?: boolean },
): RowGroup[] {
  const groups: RowGroup[] = [];
  const places = rows.flatMap((row, index) => (isAnchor(row, choice) ? index : []));
  const anchors = places.map((at) => rows[at]!);
  const isWords = (row: TableRow): boolean => row.numbers.size === 0 || isSentence(row);
  const told = blocksByGaps(rows, anchors);
  const isLine = (own: TableRow[], at: number): boolean => {
    const above = told!.blocks[at - 1]?.at(-1)!.line;
    const isNear = !isIsolated(anchors[at]!, above?.page === own[0]!.line.page ? above.box : null, choice);
    return (at === 0 || isNear) && own.every((row) => row === anchors[at] || isWords(row));
  };
  if (told?.blocks.every(isLine))
    return told.blocks.map((own, at) => ({
      anchor: anchors[at]!,
      rows: own,
      isTold: true,
      beginAbove: told.beginAbove,
    }));
  const areUndescribed = standUnderDescriptions(rows, places, choice, heading.isNameApart);
  const areNamedAbove = areUndescribed || standBelowNames(rows, places);
  const areNamedBelow = standOverNames(rows, places);
  const areAnchors = new Set(anchors);
  let loose: TableRow[] = [];
  let allowance: TableRow | undefined;
  for (const [index, row] of rows.entries()) {
    const last = groups.at(-1)?.rows.at(-1)?.line ?? { box: heading.box, page: rows[0]!.line.page };
    if (areAnchors.has(row) && !isIsolated(row, last.page === row.line.page ? last.box : null, choice)) {
      // Below the last line it is a discount on everything.
      if (allowance && groups.length > 0) groups.at(-1)!.allowance = allowance;
      allowance = undefined;
      const beside = takeBeside(row, groups.at(-1));
      const above = areUndescribed
        ? chainAbove(row, loose)
        : areNamedAbove
          ? loose
          : loose.filter((other) => belongsBelow(other, row) || hasNoRoomBeside(other, row));
      groups.push({ anchor: row, rows: [...beside, ...above, row] });
      loose = [];
    } else if (row.numbers.has(choice.lineTotal) && amountKind(row, choice) === 'discount') {
      allowance = row;
    } else if (isWords(row) && !isAmountInWords(row)) {
      const group = groups.at(-1);
      const isAbove = areNamedAbove || (!areNamedBelow && hasNoRoomBeside(row, rows[index + 1]));
      if (group && !isAbove && touches(group.rows.at(-1)!, row)) group.rows.push(row);
      else loose.push(row);
    }
  }
  return groups;
}

/**
 * As many rows of words over the first figures as between the others, and none right below the last: they name the
 * figures below them.
 */
function standBelowNames(rows: TableRow[], anchors: number[]): boolean {
  const [first = 0, ...others] = anchors;
  const last = others.at(-1);
  if (first === 0 || last === undefined) return false;
  const areEven = others.every((at, index) => at - anchors[index]! === first + 1);
  const after = rows[last + 1];
  const isLast = after === undefined || !touches(rows[last]!, after);
  return areEven && isLast && touches(rows[first - 1]!, rows[first]!);
}

/** Nothing stands over the first figures, and one row of words close below each: they name the figures above them. */
function standOverNames(rows: TableRow[], anchors: number[]): boolean {
  return (
    anchors.length > 1 &&
    rows.length === 2 * anchors.length &&
    anchors.every((at, index) => at === 2 * index && touches(rows[at]!, rows[at + 1]!))
  );
}

/**
 * No row of figures has more words than a code and a unit, or names have a heading of their own; there are words close over each row, and none
 * below the last: whatever their number, they describe it.
 */
function standUnderDescriptions(
  rows: TableRow[],
  places: number[],
  choice: ColumnChoice,
  areNamesApart = false,
): boolean {
  const isLine = (row: TableRow, above: TableRow | undefined): boolean =>
    !isIsolated(row, above?.line.page === row.line.page ? above.line.box : null, choice);
  const anchors = places.filter((at) => isLine(rows[at]!, rows[at - 1]));
  const isWords = (row: TableRow | undefined): boolean =>
    row !== undefined && row.numbers.size === 0 && row.texts.size > 0;
  const after = rows[(anchors.at(-1) ?? 0) + 1];
  return (
    anchors.length > 0 &&
    anchors.every(
      (at) => (areNamesApart || hasNoName(rows[at]!)) && isWords(rows[at - 1]) && touches(rows[at - 1]!, rows[at]!),
    ) &&
    !(isWords(after) && touches(rows[anchors.at(-1)!]!, after!))
  );
}

const hasNoName = ({ texts }: TableRow): boolean => {
  const words = [...texts.values()].flat().filter(({ text }) => !UNIT_WORD.test(fold(text)));
  return words.length === 0 || (words.length === 1 && /\d/.test(words[0]!.text) && isCodeColumn([words[0]!.text]));
};

/** The rows of words that stand over the figures without a gap, none of them much farther up than the next one below it. */
function chainAbove(row: TableRow, loose: TableRow[]): TableRow[] {
  const chain = [row];
  const pitch = (upper: TableRow, lower: TableRow): number => lower.line.box.y - upper.line.box.y;
  for (const above of loose.toReversed()) {
    const [first, next] = chain as [TableRow, TableRow?];
    if (!touches(above, first) || (next && pitch(above, first) > PITCH * pitch(first, next))) break;
    chain.unshift(above);
  }
  return chain.slice(0, -1);
}
const PITCH = 1.4;

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

/** The text that reaches down beside figures with no words of their own there, though it stood close to the line before. */
function takeBeside({ line, texts }: TableRow, before: RowGroup | undefined): TableRow[] {
  if (!before) return [];
  const isBeside = (row: TableRow): boolean =>
    row !== before.anchor &&
    row.line.page === line.page &&
    bottom(row.line.box) > line.box.y &&
    [...row.texts.keys()].every((column) => !texts.has(column));
  const taken = before.rows.filter(isBeside);
  before.rows = before.rows.filter((row) => !taken.includes(row));
  return taken;
}

/**
 * No total, and words in every cell, or beside every number: what numbers there are belong to the words, as in "000010 | 4711 | Oil
 * seal, 75 black" over figures that have a row of their own.
 */
export const isWrappedText = (row: TableRow, choice: ColumnChoice): boolean =>
  row.numbers.size > 0 &&
  !row.numbers.has(choice.lineTotal) &&
  row.line.cells.every(({ text, words }) => /\p{L}{3}/u.test(text) || !hasNumber(row, words)) &&
  classifyAmountLabel(fold(allText(row))) === null;

const hasNumber = ({ numbers }: TableRow, cell: Word[]): boolean =>
  [...numbers.values()].some(({ words }) => cell.includes(words[0]!));

/** A wrapped description may hold numbers of its own; a row of figures may not. */
const isSentence = (row: TableRow): boolean => row.texts.size > 0 && !hasAmount(row);

export const touches = (upper: TableRow, lower: TableRow): boolean =>
  upper.line.page === lower.line.page &&
  lower.line.box.y - bottom(upper.line.box) < WRAP_GAP * Math.min(upper.line.box.height, lower.line.box.height);

/** A name so long that the figures, without any words of their own, are printed below it. */
const hasNoRoomBeside = (name: TableRow, figures: TableRow | undefined): boolean =>
  figures !== undefined &&
  figures.numbers.size > 1 &&
  [...figures.texts.values()].flat().every(({ text }) => UNIT_WORD.test(fold(text))) &&
  touches(name, figures) &&
  right(name.line.box) > figures.line.box.x;

/** Text right above the figures (cells set to the middle or the bottom) and not far away like a section title. */
const belongsBelow = (upper: TableRow, lower: TableRow): boolean =>
  upper.line.page === lower.line.page &&
  lower.line.box.y - bottom(upper.line.box) < 0.3 * Math.min(upper.line.box.height, lower.line.box.height);
