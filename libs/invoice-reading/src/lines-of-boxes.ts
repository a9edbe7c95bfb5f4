import { around, bottom, middle, type Box } from './page-model.js';

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
