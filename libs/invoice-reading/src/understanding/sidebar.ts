import { around, right, sidewaysOverlap } from '../page-model.js';
import { aboveSums } from './above-sums.js';
import type { TableHeader } from './line-columns.js';
import { isNumberLike } from './numbers.js';
import { isFieldLabel } from './table-labels.js';
import { hasTaxLabel } from './tax-numbers.js';
import type { Cell } from './cells.js';
import type { TextLine } from './text-lines.js';
import { hasPayeeFacts } from './vendor/payee.js';

/** A table, and what stands beside it on its lines without being part of it. */
export interface ParsedTable {
  header: TableHeader;
  /** Each line of the table without its sidebar. */
  inside: Map<TextLine, TextLine>;
  /** The sidebar of those lines that have one. */
  beside: Map<TextLine, TextLine>;
}

/**
 * Number, date and address may stand in a column of the page beside the table, at heights of their own: left of the first
 * known heading, beside fewer than half of the rows, or under names of fields, or right of all figures. A column of the
 * table has something on nearly all of them.
 */
export function withoutSidebar(header: TableHeader, lines: TextLine[]): ParsedTable {
  const rows = aboveSums(lines.slice(header.lastLine - header.firstLine)).filter(
    ({ cells }) => cells.filter(isFigure).length >= 2,
  );
  // A label of the sidebar may stand on the line of the headings: "Date" looks like one.
  const first = header.columns.find(({ roles }) => roles.length > 0 && roles[0] !== 'date');
  const edge = first?.box.x ?? 0;
  const isLeftOf = ({ box }: Cell): boolean => right(box) < edge - box.height / 2;
  // Under a heading that is centred, short words end left of it, and begin where the long ones do.
  const under = rows.flatMap(({ cells }) => cells.filter((cell) => cell.box.x < edge && !isLeftOf(cell)));
  const isBeside = (cell: Cell): boolean =>
    isLeftOf(cell) && under.every(({ box }) => Math.abs(box.x - cell.box.x) > FLUSH);
  const beside = rows.length > 1 ? rows.filter(({ cells }) => cells.some(isBeside)).length : 0;
  // Beside half of the rows, where as much of it stands beside none.
  const alone = lines.filter(({ cells }) => cells.every(isBeside)).length;
  const isSeveral =
    rows.length > 1 &&
    lines.some(({ cells }) => cells.some(isBeside)) &&
    (beside * 2 < rows.length ||
      (beside * 2 === rows.length && alone >= beside) ||
      (beside < rows.length && lines.some(({ cells }) => cells.some((cell) => isBeside(cell) && isField(cell)))));
  const isSidebar = header.isBesideFields === true || isSeveral;
  const end = endOfFields(header, lines);
  const isOutside = (cell: Cell): boolean => (isSidebar && isBeside(cell)) || cell.box.x > end;
  const split = lines.filter(({ cells }) => cells.some(isOutside));
  return {
    header: {
      ...header,
      columns: header.columns.filter(({ box }) => (!isSidebar || box.x >= edge) && box.x <= end),
    },
    inside: new Map(
      split.flatMap((line) => partOf(line, (cell) => !isOutside(cell)).map((part) => [line, part] as const)),
    ),
    beside: new Map(split.flatMap((line) => partOf(line, isOutside).map((part) => [line, part] as const))),
  };
}

/** Right of the last known heading and all figures under it, where the name of a field stands beside the rows. */
function endOfFields({ columns }: TableHeader, lines: TextLine[]): number {
  const last = columns.findLast(({ roles }) => roles.length > 0 && roles[0] !== 'date');
  if (!last) return Infinity;
  // "Due date" beside a row begins no sums.
  const own = lines.map((line) => ({ ...line, cells: line.cells.filter(({ box }) => box.x <= right(last.box)) }));
  const above = aboveSums(own);
  const rows = above.slice(0, above.findLastIndex(({ cells }) => cells.filter(isFigure).length >= 2) + 1);
  const figures = rows.flatMap(({ cells }) => cells.filter(({ box }) => sidewaysOverlap(box, last.box) > 0));
  const end = Math.max(...[last, ...figures].map(({ box }) => right(box))) + last.box.height;
  const isName = ({ box, folded }: Cell): boolean => box.x > end && isFieldLabel(folded);
  return lines.slice(0, rows.length).some(({ cells }) => cells.some(isName)) ? end : Infinity;
}

/** In points. */
const FLUSH = 1;

/** No cell of a line says who the sender is. */
const isField = (cell: Cell): boolean => isFieldLabel(cell.folded) || hasTaxLabel(cell.text) || hasPayeeFacts([cell]);

const isFigure = ({ text, words }: Cell): boolean => isNumberLike(text) || isNumberLike(words[0]!.text);

/** None where nothing is left. */
function partOf({ page, cells }: TextLine, isPart: (cell: Cell) => boolean): TextLine[] {
  const part = cells.filter(isPart);
  return part.length > 0 ? [{ page, cells: part, box: around(part.map(({ box }) => box)) }] : [];
}
