import { bottom, middle, right } from '../page-model.js';
import type { TableRow } from './table-rows.js';

/** The rows of each invoice line, and how its cells are set. */
export interface RowBlocks {
  blocks: TableRow[][];
  /** Cells of several rows begin over the figures: they are set to the middle of one another, or to the bottom. */
  beginAbove: boolean;
}

/**
 * Lines are told by the gaps between them, where these are wider than those between the rows of one line. Null where they are not, or
 * where they are not much wider and the figures stand neither in the middle or the last row of every line nor in the same row of each.
 */
export function blocksByGaps(rows: TableRow[], anchors: TableRow[]): RowBlocks | null {
  if (anchors.length < 2) return null;
  const gaps = rows.map((row, index) => gapAbove(row, rows[index - 1]));
  const indexes = new Map(rows.map((row, index) => [row, index]));
  const at = anchors.map((anchor) => indexes.get(anchor)!);
  const between = at.slice(1).map((end, index) => Math.max(...gaps.slice(at[index]! + 1, end + 1)));
  const parting = Math.min(...between);
  const isApart = (index: number): boolean => gaps[index]! > parting - CLOSE;
  const blocks = at.map((index) => {
    let [first, end] = [index, index + 1];
    while (first > 0 && !isApart(first)) first--;
    while (end < rows.length && !isApart(end)) end++;
    return rows.slice(first, end);
  });
  const inner = blocks.flatMap((block) => block.slice(1).map((row, index) => gapAbove(row, block[index])));
  if (inner.length === 0 || parting <= Math.max(...inner) * WIDER) return null;
  // Rows set as close as those of one text are one cell, wherever the figures stand beside them.
  const areSolid = parting > Math.max(...inner) * SOLID;
  const places = blocks.map((block, index) => block.indexOf(anchors[index]!));
  const isEach = (test: (block: TableRow[], anchor: TableRow) => boolean): boolean =>
    blocks.every((block, index) => test(block, anchors[index]!));
  const areSame = new Set(places).size === 1;
  const areCentred = places.some((place) => place > 0) && isEach(isCentred);
  // Where every line has as many rows over its figures, these may be names with codes below, unless a code is broken. One that is broken
  // beside the figures goes on below them.
  const isBrokenAbove = blocks.some((block) => block.slice(0, -1).some(isBroken));
  const areLow =
    isEach((block, anchor) => block.at(-1) === anchor && !isBroken(anchor)) &&
    areWrapped(blocks, rows) &&
    (!areSame || isBrokenAbove);
  if (areCentred || areLow || areSame) return { blocks, beginAbove: areCentred || areLow };
  return areSolid ? { blocks, beginAbove: true } : null;
}
/** In points. */
const CLOSE = 0.5;
const WIDER = 1.2;
const SOLID = 1.8;

/** From line to line; the next page is as far as can be. */
const gapAbove = ({ line }: TableRow, above: TableRow | undefined): number =>
  above?.line.page === line.page ? line.box.y - above.line.box.y : Infinity;

function isCentred(block: TableRow[], { line }: TableRow): boolean {
  const [top, end] = [block[0]!.line.box.y, bottom(block.at(-1)!.line.box)];
  return Math.abs((top + end) / 2 - middle(line.box)) < OFF * line.box.height;
}
/** In text heights. */
const OFF = 0.35;

/** "HB-" over "8". */
const isBroken = ({ texts }: TableRow): boolean =>
  [...texts.values()].flat().some(({ text }) => /[\p{L}\d]-$/u.test(text));

/** Most rows end where the first word of the next one had no room: a title over a line is shorter. */
function areWrapped(blocks: TableRow[][], rows: TableRow[]): boolean {
  const ends = new Map<number, number>();
  for (const { texts } of rows)
    for (const [column, tokens] of texts)
      ends.set(column, Math.max(ends.get(column) ?? 0, ...tokens.map(({ box }) => right(box))));
  const wrapped = blocks.filter(({ length }) => length > 1);
  const isFull = (block: TableRow[]): boolean =>
    block.slice(0, -1).some((row, index) =>
      [...row.texts].some(([column, tokens]) => {
        const next = block
          .slice(index + 1)
          .find(({ texts }) => texts.has(column))
          ?.texts.get(column)![0]!.words[0];
        const end = right(tokens.at(-1)!.box);
        return next !== undefined && end + next.box.width + SPACE * next.box.height > ends.get(column)!;
      }),
    );
  return wrapped.filter(isFull).length * 2 > wrapped.length;
}
/** In text heights. */
const SPACE = 0.2;
