import { TOWN } from './addresses.js';
import { weekdays } from './calendar-names.js';
import { findDate } from './dates.js';
import { fold } from './fold.js';
import type { DatedCell } from './only-date.js';
import { middleOf, type TextLine } from './text-lines.js';
import { DATE_OF_OTHERS } from './words/date-words.js';

/**
 * "Leipzig, den 7. Juni 2024", alone in its cell at the head of a letter: where and when it was written. Without a word before
 * the day, an address on the paper says that it is a town. Other fields may follow in the row, apart.
 */
export function placedDates(lines: TextLine[], all: TextLine[]): DatedCell[] {
  const middle = middleOf(all);
  const towns = all.flatMap(({ cells }) => cells.filter(({ text }) => TOWN.test(text))).map(({ folded }) => folded);
  const isTown = (folded: string): boolean => towns.some((town) => ` ${town} `.includes(` ${folded} `));
  return lines
    .filter(({ page, box, cells }) => page === 1 && box.y < middle && cells.length <= 2)
    .flatMap(({ cells }) =>
      cells.flatMap((cell) => {
        const reading = findDate(cell.text);
        const before = reading ? withoutWeekday(cell.text.slice(0, reading.index)) : '';
        const isWhole =
          reading && /^ ?(?:\.?|[·•|] .+)$/.test(cell.text.slice(reading.index + reading.length).trimEnd());
        const isPlaced =
          (PLACE_BEFORE.test(before) && !DATE_OF_OTHERS.test(fold(before))) ||
          (TOWN_BEFORE.test(before) && isTown(fold(before)));
        return reading && isWhole && isPlaced ? [{ reading, cell }] : [];
      }),
    );
}
/** "Brescia, sabato 31 gennaio", "Aigle, le lundi, 31 août". */
const withoutWeekday = (before: string): string =>
  before.replace(/(\p{L}+),? $/u, (all, word: string) => (weekdays().has(fold(word)) ? '' : all));

/** A town has a comma and what letters in that language say before the day. */
const PLACE_BEFORE =
  /^\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}|am |an der |sur |de |del )[\p{L}'’.-]*){0,3}, (?:den|am|le|li|il|lì|a|em|dne|dňa|dnia|den|dana|dne|datë) $/u;

const TOWN_BEFORE = /^\p{Lu}[\p{L}'’. -]+, $/u;
