import { around, bottom, right, sidewaysOverlap } from '../page-model.js';
import { UNIT_WORD } from './column-vocabulary.js';
import { CURRENCY_ALONE, isNumberLike } from './numbers.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';

/**
 * Where cells are set to the middle of one another and some have two rows ("40" over "pcs"), the upper ones stand half a row
 * over the rest of the line: they become one. Each new line with those it was made of.
 */
export function withHalfRows(lines: TextLine[]): Map<TextLine, TextLine[]> {
  const whole = new Map<TextLine, TextLine[]>();
  for (let index = 0; index < lines.length; index++) {
    const [upper, lower] = [lines[index]!, lines[index + 1]];
    if (lower && isHalfOver(upper, lower)) {
      whole.set(joined(upper, lower), [upper, lower]);
      index++;
    } else whole.set(upper, [upper]);
  }
  return whole;
}

/** No lines of a table are as close as that. Figures stand over their units, or in the gaps of the row below. */
function isHalfOver(upper: TextLine, lower: TextLine): boolean {
  const isClose = upper.page === lower.page && bottom(upper.box) - lower.box.y > CLOSE * upper.box.height;
  const figures = upper.cells.filter(({ text }) => isNumberLike(text));
  const isFree = ({ box }: Cell): boolean =>
    lower.cells.every((cell) => sidewaysOverlap(cell.box, box) === 0 || isUnit(cell));
  return (
    isClose &&
    figures.length > 0 &&
    figures.every(isFree) &&
    lower.cells.filter(({ text }) => isNumberLike(text)).length >= FIGURES
  );
}
/** In text heights. */
const CLOSE = 0.2;
/** Of a quantity, a price and an amount at least two have one row. */
const FIGURES = 2;

const isUnit = ({ text, folded }: Cell): boolean => UNIT_WORD.test(folded) || CURRENCY_ALONE.test(text);

function joined(upper: TextLine, lower: TextLine): TextLine {
  const cells = [...lower.cells];
  for (const cell of upper.cells) {
    const at = cells.findIndex(({ box }) => right(box) > cell.box.x);
    cells.splice(at < 0 ? cells.length : at, 0, cell);
  }
  return { page: lower.page, cells, box: around([upper.box, lower.box]) };
}
