import { bottom, sidewaysOverlap } from '../page-model.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';

/** Rows of one block follow each other within so many text heights. */
const ROW_APART = 2.5;
/** So many cells side by side make a row. */
const MIN_ROW = 3;

/**
 * A row of values with the name of each set under it: label → value. Names and values may alternate over several rows; which
 * of the two comes first is what the block begins with. Where a single row of names stands between figures, those below it
 * are its values, as everywhere.
 */
export function labelsUnderValues(lines: TextLine[]): Map<Cell, Cell> {
  const found = new Map<Cell, Cell>();
  for (const [index, labels] of lines.entries()) {
    const [above, values, below, last] = [lines[index - 2], lines[index - 1], lines[index + 1], lines[index + 2]];
    if (!values || !isNames(labels) || !isValues(values) || !isOver(values, labels)) continue;
    const isNamedAbove = above !== undefined && isNames(above) && isOver(above, values);
    const isOverValues = below !== undefined && isValues(below) && isOver(labels, below);
    const isAlternating = isOverValues && last !== undefined && isNames(last) && isOver(below, last);
    // Rows that go on below: the one above decided for this one.
    const isOfBlock = above !== undefined && above.cells.some((cell) => found.has(cell));
    if (!isOfBlock && (isNamedAbove || (isOverValues && !isAlternating))) continue;
    for (const [position, cell] of labels.cells.entries()) found.set(cell, values.cells[position]!);
  }
  return found;
}

const isNames = ({ cells }: TextLine): boolean =>
  cells.length >= MIN_ROW && cells.every(({ text }) => !/\d/.test(text));

const isValues = ({ cells }: TextLine): boolean =>
  cells.length >= MIN_ROW && cells.filter(({ text }) => /\d/.test(text)).length * 2 > cells.length;

/** Cell over cell, close together. */
const isOver = (upper: TextLine, lower: TextLine): boolean =>
  upper.page === lower.page &&
  upper.cells.length === lower.cells.length &&
  lower.box.y - bottom(upper.box) < ROW_APART * lower.box.height &&
  upper.cells.every(({ box }, index) => sidewaysOverlap(box, lower.cells[index]!.box) > 0);
