import type { DraftLine } from '../../draft.js';
import { middle } from '../../page-model.js';
import type { Cell } from '../cells.js';
import type { TextLine } from '../text-lines.js';
import { isWorkDay } from '../work-days.js';
import type { Printed } from './leftovers.js';

/** A line with the words that stand on its row and below it, down to the next one. */
export interface NotedLine {
  line: DraftLine;
  /** On the row of its figures. */
  own: Cell[];
  below: Cell[];
}

/** In rows, below the last line. */
const MOST_ROWS = 8;

export function notedLines(
  own: DraftLine[],
  { lines, table, blocks }: Pick<Printed, 'lines' | 'table' | 'blocks'>,
): NotedLine[] {
  const rows = [...new Set([...table, ...lines])].sort((a, b) => a.page - b.page || middle(a.box) - middle(b.box));
  if (blocks) {
    const places = new Map(rows.map((row, at) => [row, at]));
    const taken = new Set(blocks.flat());
    return own.map((line, index) => ofBlock(line, withRest(blocks[index]!, rows, places, taken)));
  }
  const at = own.map((line) => rowOf(line, rows));
  const above = own.map((line, index) => beginningOf(line, rows, at[index]!, at[index - 1]));
  // Where the words of all lines begin above their figures, what stands there is not of the line before.
  const from = above.every((row, index) => row < at[index]!) ? above : at;
  return own.flatMap((line, index) => {
    const [row, next = -1] = [at[index]!, from[index + 1]];
    if (row < 0) return [];
    const end = next > row ? next : row + MOST_ROWS;
    const { page, cells } = rows[row]!;
    const around = rows
      .slice(from[index], end)
      .filter((other, place) => other.page === page && from[index]! + place !== row);
    return [{ line, own: cells, below: around.flatMap((other) => other.cells) }];
  });
}

/** The first row of its words, which may stand above its figures, below those of the line before. */
function beginningOf({ description }: DraftLine, rows: TextLine[], at: number, before = -1): number {
  const { page, box } = description?.source ?? {};
  let row = at;
  while (box && row - 1 > before && rows[row - 1]!.page === page && middle(rows[row - 1]!.box) > box.y) row--;
  return row;
}

/** Days of work may stand right above the block, and these or a list may go on below it. */
function withRest(
  block: TextLine[],
  rows: TextLine[],
  places: Map<TextLine, number>,
  taken: Set<TextLine>,
): TextLine[] {
  const [first = 0, last = -1] = [block[0], block.at(-1)].map((row) => places.get(row!));
  const isFree = (row: TextLine | undefined): row is TextLine =>
    row !== undefined && row.page === block[0]!.page && row.cells.length === 1 && !taken.has(row);
  const isDay = (row: TextLine): boolean => isWorkDay(row.cells[0]!.text);
  const goesOn = (row: TextLine, above: TextLine): boolean => isDay(row) || isOfList(above.cells[0]!, row.cells[0]!);
  let [from, to] = [first, last + 1];
  for (let row = rows[from - 1]; isFree(row) && isDay(row); row = rows[from - 1]) from--;
  for (let row = rows[to]; to > 0 && isFree(row) && goesOn(row, rows[to - 1]!); row = rows[to]) to++;
  return [...rows.slice(from, first), ...block, ...rows.slice(last + 1, to)];
}
/** "S/N 6045803, 6060674," over "6041213". */
const isOfList = ({ text, box }: Cell, below: Cell): boolean =>
  text.endsWith(',') && /^[\p{Lu}\d]*\d[\p{Lu}\d, ]*$/u.test(below.text) && Math.abs(below.box.x - box.x) < 1;

/** Its words may stand above its figures as well. */
function ofBlock(line: DraftLine, rows: TextLine[]): NotedLine {
  const own = rows[rowOf(line, rows)];
  return { line, own: own?.cells ?? [], below: rows.filter((row) => row !== own).flatMap(({ cells }) => cells) };
}

/** Of rows from the top down, the one whose middle is nearest to that of the line's figures: they may be set closer than their letters are high. */
function rowOf({ lineTotal, quantity }: DraftLine, rows: TextLine[]): number {
  const { page, box } = (lineTotal ?? quantity)?.source ?? {};
  if (page === undefined || !box) return -1;
  let [from, to] = [0, rows.length];
  while (from < to) {
    const half = (from + to) >> 1;
    const row = rows[half]!;
    if (row.page < page || (row.page === page && middle(row.box) < middle(box))) from = half + 1;
    else to = half;
  }
  const distanceTo = (at: number): number =>
    rows[at]?.page === page ? Math.abs(middle(rows[at].box) - middle(box)) : Infinity;
  const nearest = distanceTo(from - 1) <= distanceTo(from) ? from - 1 : from;
  return distanceTo(nearest) < box.height ? nearest : -1;
}
