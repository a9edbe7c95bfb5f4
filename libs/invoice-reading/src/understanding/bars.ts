import type { Word } from '../page-model.js';

/**
 * The bars that rule a table of typewriter print, "Qty | Price", one below the other: what stands between two of them is a
 * cell. Bars in one row alone part the facts of a sender: "Name | Street 1 | Town".
 */
export function barsOfTables(words: Word[]): Set<Word> {
  const bars = words.filter(({ text }) => text === '|' || text === '│');
  const places = new Map<number, number>();
  for (const { box } of bars) places.set(Math.round(box.x), (places.get(Math.round(box.x)) ?? 0) + 1);
  const inColumn = (x: number): number => [x - 1, x, x + 1].reduce((sum, near) => sum + (places.get(near) ?? 0), 0);
  return new Set(bars.filter(({ box }) => inColumn(Math.round(box.x)) >= ROWS));
}
/** A heading and two rows at least. */
const ROWS = 3;
