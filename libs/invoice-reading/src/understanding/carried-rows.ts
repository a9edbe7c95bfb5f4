import { groupBy } from '../group-by.js';
import type { TextLine } from './text-lines.js';

/** Words with the one amount that the next page, or the one before, has behind its own: whatever they are, what is carried over. */
export function carriedOver(lines: TextLine[]): Set<TextLine> {
  const sums = lines.filter(({ cells: [words, amount, ...more] }) => {
    const isAlone = amount !== undefined && more.length === 0;
    return isAlone && MONEY.test(amount.text) && !/\d/.test(words!.text);
  });
  const ofAmounts = groupBy(sums, ({ cells }) => cells[1]!.text);
  return new Set(
    [...ofAmounts.values()].flatMap((some) => {
      const pages = new Set(some.map(({ page }) => page));
      return some.filter(({ page }) => pages.has(page - 1) || pages.has(page + 1));
    }),
  );
}
/** With cents, or whole with its thousands apart. */
const MONEY = /^\D{0,5}\d[\d.,' ]*(?:[.,]\d\d|[., ']\d{3})\D{0,5}$/;
