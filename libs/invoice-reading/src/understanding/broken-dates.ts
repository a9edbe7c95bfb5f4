import { type Cell, cellOf, textOfWords } from './cells.js';
import { findDate } from './dates.js';
import type { Word } from '../page-model.js';

/**
 * "… of the invoice: 2025-" over "10-31", "27 de maio de" over "2024", "2025. gada 7." over "februāris": a day that breaks at its
 * hyphen, before its year or before its month, where the words of a cell wrap, is whole again. A row that runs on as a sentence
 * does so at the beginning of the next one.
 */
export function withDatesWhole(rows: Cell[][]): Cell[][] {
  const whole = [...rows];
  for (const index of rows.keys()) {
    for (const [at, cell] of whole[index]!.entries()) {
      const found = restOf(
        cell,
        whole.slice(index + 1, index + 1 + ROWS),
        isLast(at, whole[index]!) ? whole[index]![0] : cell,
      );
      if (!found) continue;
      whole[index] = whole[index]!.with(at, cellOf(found.words));
      const row = whole.findIndex((cells, below) => below > index && cells.includes(found.under));
      const rest = found.under.words.slice(found.count);
      whole[row] = whole[row]!.flatMap((other) =>
        other === found.under ? (rest.length > 0 ? cellOf(rest) : []) : other,
      );
    }
  }
  return whole.filter((cells) => cells.length > 0);
}
/** In a grid whose rows are set on their middles, the row of another cell may stand between. */
const ROWS = 2;
const isLast = (at: number, row: unknown[]): boolean => at > 0 && at === row.length - 1;

interface Rest {
  /** The words of the cell with its date whole. */
  words: Word[];
  /** The cell below that the rest of it was in, and how many of its words that was. */
  under: Cell;
  count: number;
}

function restOf({ words, box }: Cell, below: Cell[][], begin: Cell | undefined): Rest | undefined {
  const last = words.at(-1)!;
  const hyphened = BROKEN.exec(last.text)?.[0];
  const isDay = DAY.test(textOfWords(words));
  if (hyphened === undefined && !isDay && !isUnfinished(words)) return undefined;
  const under =
    below.flat().find((cell) => Math.abs(cell.box.x - box.x) < 1) ??
    below[0]?.find((cell, at) => at === 0 && begin && Math.abs(cell.box.x - begin.box.x) < 1);
  const first = under?.words[0];
  if (!first || !under) return undefined;
  if (hyphened !== undefined)
    return isDate(hyphened + first.text)
      ? { words: [...words.slice(0, -1), { ...last, text: last.text + first.text }], under, count: 1 }
      : undefined;
  const rest = isDay ? under.words : [first];
  const isWhole = isDay ? isDate(textOfWords([...words, ...rest])) : YEAR.test(first.text);
  if (!isWhole) return undefined;
  return { words: [...words, ...rest.map((word) => ({ ...word, box: last.box }))], under, count: rest.length };
}
const BROKEN = /(?<!\d)(?:\d{4}-(?:\d\d-)?|\d\d-(?:\d\d-)?)$/;
const YEAR = /^(?:19|20)\d\d\.?$/;
/** "7." over "Februar 2025", "2025. gada 7." over "februāris": a day without its month. */
const DAY = /^(?:(?:19|20)\d\d\. ?(?:gada|g\.) )?\d{1,2}(?:\.|st|nd|rd|th|er|º)?(?: de)?$/;
const isDate = (text: string): boolean => findDate(text)?.length === text.length;

/** "6. 8.", "27 de maio de", "June 10,": with a year, and only with one, its last words are a date. */
const isUnfinished = (words: Word[]): boolean =>
  words.length > 1 &&
  DAY_AND_MONTH.some((longest) => {
    const last = words.slice(-longest);
    const text = textOfWords(last);
    return last.length === longest && /^\D{0,9}\d/.test(text) && isDate(`${text} 2024`) && !findDate(text);
  });
/** In words. */
const DAY_AND_MONTH = [2, 3, 4];
