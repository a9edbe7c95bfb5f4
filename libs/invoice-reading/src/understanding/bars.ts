import type { Word } from '../page-model.js';

/**
 * "│W0310", "├────┼": tables may be drawn with signs for lines. Those that stand upright part cells, also where a word is set close to
 * one; the others are no text.
 */
export function withBarsApart(word: Word): Word[] {
  if (!/[\u2500-\u257f]/.test(word.text)) return [word];
  const letter = word.box.width / word.text.length;
  return [...word.text.matchAll(/[│┃║]|[^\u2500-\u257f]+/g)].map(({ 0: text, index }) => ({
    ...word,
    text: UPRIGHT.test(text) ? '│' : text,
    box: { ...word.box, x: word.box.x + index * letter, width: text.length * letter },
  }));
}
const UPRIGHT = /^[│┃║]$/;

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
