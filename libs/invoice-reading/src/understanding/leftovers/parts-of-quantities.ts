import { Decimal } from '../../decimal.js';
import type { Doubt } from '../../draft.js';
import { sidewaysOverlap } from '../../page-model.js';
import type { Cell } from '../cells.js';
import type { DecimalMark } from '../numbers.js';
import { numberIn } from '../tax-tables.js';
import type { Printed } from './leftovers.js';
import type { NotedLine } from './noted-lines.js';

/**
 * "S 12 | M 30 | L 36 | Qty 78", "28 trays | à 15 | 420": where the figures left of the quantities come to them on the other
 * lines, as sizes, weeks or trays do, they must on each.
 */
export function leftPartsOfQuantities(printed: Printed): Doubt[] {
  const { noted, mark } = printed;
  const lines = noted.flatMap((one) => {
    const { quantity } = one.line;
    const parts = quantity ? figuresBefore(one, mark) : [];
    return quantity && parts.length > 1 ? [{ quantity, parts }] : [];
  });
  const ofFigures = [sumOf, productOf].flatMap((comesTo) => {
    const others = lines.filter(({ quantity, parts }) => comesTo(parts)?.equals(quantity.value) !== true);
    const told = lines.length - others.length;
    if (told < LEAST_TOLD || told <= others.length) return [];
    return others.slice(0, 1).map(({ quantity, parts }) => ({
      code: 'line-note',
      message: `The figures of a line do not come to its quantity of ${quantity.text}: ${parts.join(', ')}.`,
    }));
  });
  return [...ofFigures, ...otherCases(printed)];
}

/** "Cartons of 6" over 4, beside 24 bottles: on the other lines, too, a column times the number in its heading. */
function otherCases({ noted, table, mark }: Printed): Doubt[] {
  const headings = table.flatMap(({ cells }) =>
    cells.flatMap((heading) => {
      const each = Number(EACH.exec(heading.text)?.[1]);
      return each > 1 ? [{ heading, each: Decimal.of(String(each)) }] : [];
    }),
  );
  return headings.slice(0, MOST_HEADINGS).flatMap(({ heading, each }) => {
    const counted = noted.flatMap(({ line: { quantity }, own }) => {
      const cases = numberIn(
        own.find(({ box }) => sidewaysOverlap(box, heading.box) > 0),
        mark,
      )?.value;
      return quantity && cases ? [{ quantity, cases }] : [];
    });
    const others = counted.filter(({ quantity, cases }) => !cases.times(each).equals(quantity.value));
    const told = counted.length - others.length;
    if (told < LEAST_TOLD || told <= others.length) return [];
    return others.slice(0, 1).map(({ quantity, cases }) => ({
      code: 'line-note',
      message: `“${heading.text}”: ${cases} of them are not the ${quantity.text} of the line.`,
    }));
  });
}
const EACH = /^\p{L}[^\d]* (\d{1,3})$/u;
const MOST_HEADINGS = 20;
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
