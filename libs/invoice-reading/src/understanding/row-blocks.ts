import { bottom, middle } from '../page-model.js';
import type { TableRow } from './table-rows.js';

/** The rows of each invoice line, and how its cells are set. */
export interface RowBlocks {
  blocks: TableRow[][];
  /** To the middle of one another: words stand over and below the figures. */
  areCentred: boolean;
}

/**
 * Lines are told by the gaps between them, where these are wider than those between the rows of one line. Null where they are not, or
 * where the figures stand neither in the middle of every line nor in the same row of each.
 */
export function blocksByGaps(rows: TableRow[], anchors: TableRow[]): RowBlocks | null {
  if (anchors.length < 2) return null;
  const gaps = rows.map((row, index) => gapAbove(row, rows[index - 1]));
  const at = anchors.map((anchor) => rows.indexOf(anchor));
  const between = at.slice(1).map((end, index) => Math.max(...gaps.slice(at[index]! + 1, end + 1)));
  const parting = Math.min(...between);
  const isApart = (gap: number): boolean => gap > parting - CLOSE;
  const blocks = at.map((index) => {
    const first = gaps.findLastIndex((gap, other) => other <= index && isApart(gap));
    const end = gaps.findIndex((gap, other) => other > index && isApart(gap));
    return rows.slice(Math.max(0, first), end < 0 ? undefined : end);
  });
  const inner = blocks.flatMap((block) => block.slice(1).map((row, index) => gapAbove(row, block[index])));
  if (inner.length === 0 || parting <= Math.max(...inner) * WIDER) return null;
  const places = blocks.map((block, index) => block.indexOf(anchors[index]!));
  const areCentred =
    places.some((place) => place > 0) && blocks.every((block, index) => isCentred(block, anchors[index]!));
  return areCentred || new Set(places).size === 1 ? { blocks, areCentred } : null;
}
/** In points. */
const CLOSE = 0.5;
const WIDER = 1.25;

/** From line to line; the next page is as far as can be. */
const gapAbove = ({ line }: TableRow, above: TableRow | undefined): number =>
  above?.line.page === line.page ? line.box.y - above.line.box.y : Infinity;

function isCentred(block: TableRow[], { line }: TableRow): boolean {
  const [top, end] = [block[0]!.line.box.y, bottom(block.at(-1)!.line.box)];
  return Math.abs((top + end) / 2 - middle(line.box)) < OFF * line.box.height;
}
/** In text heights. */
const OFF = 0.35;
