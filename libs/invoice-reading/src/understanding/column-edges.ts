import { right, sidewaysOverlap } from '../page-model.js';
import { UNIT_WORD } from './column-vocabulary.js';
import type { Column } from './line-columns.js';
import { isNumberLike } from './numbers.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';

/** Cells begin at one place, in points. */
const FLUSH = 1;

/**
 * Headings are set to the middle of columns whose words begin further left: a column of words reaches as far left as cells
 * under it begin again and again (on half as many lines as at the place where most do), if no other heading stands over that place; a
 * column of units as far as nothing but units begin, and one of quantities as far as whole numbers begin, all at one place.
 */
export function withLeftEdges(columns: Column[], lines: TextLine[]): Column[] {
  const edges = edgesIn(lines, ({ text }) => !isNumberLike(text));
  const counts = edgesIn(lines, ({ text }) => /^\d{1,5}$/.test(text));
  const most = Math.max(0, ...edges.map(({ cells }) => cells.length));
  return columns.map((column) => {
    if (isOfCounts(column)) return withCountsLeft(column, columns, counts);
    if (!isOfWords(column) && !isOfUnits(column)) return column;
    const before = Math.max(0, ...columns.filter(({ box }) => box.x < column.box.x).map(({ box }) => right(box)));
    const edge = edges.find(
      ({ x, cells }) =>
        (isOfUnits(column) ? cells.every(isUnit) : cells.length * 2 >= most) &&
        x > before &&
        x < column.box.x - FLUSH &&
        cells.some(({ box }) => sidewaysOverlap(box, column.box) > 0),
    );
    return edge ? { ...column, box: { ...column.box, x: edge.x, width: right(column.box) - edge.x } } : column;
  });
}

/** The heading stands over none of them. */
function withCountsLeft(column: Column, columns: Column[], counts: Edge[]): Column {
  const before = Math.max(0, ...columns.filter(({ box }) => box.x < column.box.x).map(({ box }) => right(box)));
  const [edge, ...more] = counts.filter(({ x }) => x > before && x < column.box.x);
  const isOne = edge && more.length === 0 && edge.cells.length >= FEWEST_COUNTS;
  if (!isOne || edge.cells.some(({ box }) => right(box) >= column.box.x)) return column;
  return { ...column, box: { ...column.box, x: edge.x, width: right(column.box) - edge.x } };
}
const FEWEST_COUNTS = 3;

const isOfCounts = ({ roles }: Column): boolean => roles[0] === 'quantity';
const isOfUnits = ({ roles }: Column): boolean => roles[0] === 'unit';
const isUnit = ({ folded }: Cell): boolean => UNIT_WORD.test(folded);
const isOfWords = ({ roles }: Column): boolean => roles[0] === 'sku' || roles[0] === 'description';

interface Edge {
  x: number;
  cells: Cell[];
}

/** Where such cells begin on at least two lines, from the left. */
function edgesIn(lines: TextLine[], isWanted: (cell: Cell) => boolean): Edge[] {
  const edges: Edge[] = [];
  for (const cell of lines.flatMap(({ cells }) => cells.filter(isWanted))) {
    const edge = edges.find(({ x }) => Math.abs(x - cell.box.x) < FLUSH);
    if (edge) edge.cells.push(cell);
    else edges.push({ x: cell.box.x, cells: [cell] });
  }
  return edges.filter(({ cells }) => cells.length > 1).sort((a, b) => a.x - b.x);
}
