import { Decimal } from '../../decimal.js';
import type { Doubt, ReadValue } from '../../draft.js';
import { sidewaysOverlap } from '../../page-model.js';
import type { Cell } from '../cells.js';
import type { DecimalMark } from '../numbers.js';
import { numberIn } from '../tax-tables.js';
import type { Printed } from './leftovers.js';
import type { NotedLine } from './noted-lines.js';

/**
 * "S 12 | M 30 | L 36 | Qty 78", "28 trays | à 15 | 420", "Ordered 25 | Shipped 20 | Open 5": where the figures beside the quantities
 * come to them on the other lines, as sizes, weeks or trays do, they must on each.
 */
export function leftPartsOfQuantities(printed: Printed): Doubt[] {
  const { noted, mark } = printed;
  const counted = noted.flatMap((one) => {
    const { quantity } = one.line;
    return quantity ? [{ quantity, figures: figuresBeside(quantity, one, mark) }] : [];
  });
  const ofFigures = RELATIONS.flatMap(([partsOf, comesTo]) => {
    const lines = counted.flatMap(({ quantity, figures }) => {
      const parts = partsOf(figures);
      return parts.length > 1 ? [{ quantity, parts }] : [];
    });
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

/** The figures left of a quantity, nearest last, and the whole ones right of it. */
interface Beside {
  before: Decimal[];
  behind: Decimal[];
}
const sumOf = (parts: Decimal[]): Decimal => Decimal.sum(parts);
const productOf = ([count, each, ...more]: Decimal[]): Decimal | undefined =>
  more.length === 0 ? count!.times(each!) : undefined;

/** Of what is ordered, what is still to come has not been delivered. */
const restOf = ([ordered, open]: Decimal[]): Decimal => ordered!.minus(open!);
const RELATIONS: [partsOf: (figures: Beside) => Decimal[], comesTo: (parts: Decimal[]) => Decimal | undefined][] = [
  [({ before }) => before, sumOf],
  [({ before }) => before, productOf],
  [({ behind }) => behind.slice(0, 2), sumOf],
  [({ before, behind }) => [...before.slice(-1), ...behind.slice(0, 1)], restOf],
];

/** Each alone in its cell, one after the other; a dash is none. */
function figuresBeside({ source: { box } }: ReadValue<Decimal>, { own }: NotedLine, mark: DecimalMark): Beside {
  const at = own.findIndex((cell) => box !== null && sidewaysOverlap(cell.box, box) > 0);
  if (at < 0) return { before: [], behind: [] };
  const before = own.slice(0, at).map((cell) => figureIn(cell, mark));
  const behind = own.slice(at + 1).map((cell) => figureIn(cell, mark));
  const end = behind.findIndex((figure) => figure === undefined || figure.decimals > 0);
  return {
    before: before.slice(before.lastIndexOf(undefined) + 1) as Decimal[],
    behind: behind.slice(0, end < 0 ? behind.length : end) as Decimal[],
  };
}

const figureIn = (cell: Cell, mark: DecimalMark): Decimal | undefined =>
  /^[-–—]$/.test(cell.text) ? Decimal.zero : numberIn(cell, mark)?.value;
