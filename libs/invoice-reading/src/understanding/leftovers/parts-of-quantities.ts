import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { sidewaysOverlap } from '../../page-model.js';
import type { Cell } from '../cells.js';
import type { DecimalMark } from '../numbers.js';
import { numberIn } from '../tax-tables.js';
import type { Printed } from './leftovers.js';
import type { NotedLine } from './line-notes.js';

/**
 * "S 12 | M 30 | L 36 | Qty 78", "28 trays | à 15 | 420": where the figures left of the quantities come to them on the other
 * lines, as sizes, weeks or trays do, they must on each.
 */
export function leftPartsOfQuantities({ noted, mark }: Printed): Doubt[] {
  const lines = noted.flatMap((one) => {
    const { quantity } = one.line;
    const parts = quantity ? figuresBefore(one, mark) : [];
    return quantity && parts.length > 1 ? [{ quantity, parts }] : [];
  });
  return [sumOf, productOf].flatMap((comesTo) => {
    const others = lines.filter(({ quantity, parts }) => comesTo(parts)?.equals(quantity.value) !== true);
    const told = lines.length - others.length;
    if (told < LEAST_TOLD || told <= others.length) return [];
    return others.slice(0, 1).map(({ quantity, parts }) => ({
      code: 'line-note',
      message: `The figures of a line do not come to its quantity of ${quantity.text}: ${parts.join(', ')}.`,
    }));
  });
}
const LEAST_TOLD = 2;

const sumOf = (parts: Decimal[]): Decimal => Decimal.sum(parts);
const productOf = ([count, each, ...more]: Decimal[]): Decimal | undefined =>
  more.length === 0 ? count!.times(each!) : undefined;

/** Each alone in its cell, one after the other up to the quantity; a dash is none. */
function figuresBefore({ line: { quantity }, own }: NotedLine, mark: DecimalMark): Decimal[] {
  const { box } = quantity!.source;
  const at = own.findIndex((cell) => box !== null && sidewaysOverlap(cell.box, box) > 0);
  const before = own.slice(0, Math.max(0, at)).map((cell) => figureIn(cell, mark));
  return before.slice(before.lastIndexOf(undefined) + 1) as Decimal[];
}

const figureIn = (cell: Cell, mark: DecimalMark): Decimal | undefined =>
  /^[-–—]$/.test(cell.text) ? Decimal.zero : numberIn(cell, mark)?.value;
