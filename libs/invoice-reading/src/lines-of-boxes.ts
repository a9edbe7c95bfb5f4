import { groupWhile } from './group-while.js';
import { around, bottom, middle, right, type Box } from './page-model.js';

/**
 * Puts what stands on one printed line together, lines from the top, each from left to right. Things share a line when
 * their middles are closer than `tolerance` times the smaller height.
 */
export function intoLines<T extends { box: Box }>(things: T[], tolerance: number): T[][] {
  const lines: T[][] = [];
  for (const thing of [...things].sort((a, b) => middle(a.box) - middle(b.box) || a.box.x - b.box.x)) {
    const line = lines.at(-1);
    if (line && isOnLine(line, thing, tolerance)) line.push(thing);
    else lines.push([thing]);
  }
  for (const line of lines) line.sort((a, b) => a.box.x - b.box.x);
  return lines;
}

/** Compared with the line's first thing, so that a staircase of small steps does not become one line. */
function isOnLine<T extends { box: Box }>(line: T[], thing: T, tolerance: number): boolean {
  const first = line[0]!.box;
  return middle(thing.box) - middle(first) < tolerance * Math.min(first.height, thing.box.height);
}

/**
 * On a page that is not quite flat, one line may begin with what stands at the other side of the page and a little higher:
 * things at its end then are on the next line with those that they stand beside and level with.
 */
export function withNeighbours<T extends { box: Box }>(lines: T[][]): T[][] {
  const moved = lines.map(runsOf);
  for (const [index, line] of moved.entries()) {
    const next = moved[index + 1];
    if (!next) break;
    const leaving = line.filter((run) => belongsTo(next, run, line));
    if (leaving.length === 0 || leaving.length === line.length) continue;
    moved[index] = line.filter((run) => !leaving.includes(run));
    moved[index + 1] = [...next, ...leaving].sort((a, b) => a.box.x - b.box.x);
  }
  return moved.map((line) => line.flatMap(({ things }) => things).sort((a, b) => a.box.x - b.box.x));
}

interface Run<T> {
  things: T[];
  box: Box;
}

/** What stands as closely as words do moves together. */
const runsOf = <T extends { box: Box }>(line: T[]): Run<T>[] =>
  groupWhile(line, ({ box }, last) => box.x - right(last.box) < Math.min(box.height, last.box.height) / 2).map(
    (things) => ({ things, box: around(things.map(({ box }) => box)) }),
  );

function belongsTo<T extends { box: Box }>(next: T[], thing: T, line: T[]): boolean {
  const [beside, own] = [nearest(next, thing), nearest(line, thing)];
  return (
    beside !== null &&
    own !== null &&
    gapTo(beside, thing) < gapTo(own, thing) &&
    stepTo(beside, thing) < LEVEL * thing.box.height &&
    stepTo(beside, thing) < stepTo(own, thing)
  );
}
/** In heights. */
const LEVEL = 0.3;

const nearest = <T extends { box: Box }>(line: T[], thing: T): T | null =>
  line.reduce<T | null>(
    (best, one) => (one === thing || (best && gapTo(best, thing) <= gapTo(one, thing)) ? best : one),
    null,
  );
const gapTo = ({ box: a }: { box: Box }, { box: b }: { box: Box }): number =>
  Math.max(0, a.x - right(b), b.x - right(a));
const stepTo = ({ box: a }: { box: Box }, { box: b }: { box: Box }): number => Math.abs(middle(a) - middle(b));

/**
 * The same for the few things of one place, whatever their heights: they share a line when the middle of one lies within
 * the other, so that a hyphen is on the line of its letters.
 */
export function rowsOf<T extends { box: Box }>(things: T[]): T[][] {
  const rows: T[][] = [];
  for (const thing of [...things].sort((a, b) => middle(a.box) - middle(b.box))) {
    const row = rows.at(-1);
    if (row && isLevel(around(row.map(({ box }) => box)), thing.box)) row.push(thing);
    else rows.push([thing]);
  }
  for (const row of rows) row.sort((a, b) => a.box.x - b.box.x);
  return rows;
}

const isLevel = (a: Box, b: Box): boolean => middle(b) < bottom(a) || middle(a) > b.y;
