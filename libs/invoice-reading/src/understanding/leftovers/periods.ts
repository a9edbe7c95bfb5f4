import type { Doubt } from '../../draft.js';
import { fold } from '../fold.js';
import { datesIn } from './dates.js';
import { JOINS_DATES } from './harmless-words.js';
import type { Printed } from './leftovers.js';

/** The same period of another year beside those of this one: one of the years is wrong. */
export function leftPeriods({ lines, table }: Printed): Doubt[] {
  const years = new Map<string, { year: string; text: string }>();
  for (const { cells } of [...lines, ...table]) {
    for (const { text } of cells) {
      const [from, to, ...more] = datesIn(text);
      if (!from || !to || more.length > 0 || !JOINS_DATES.test(fold(text.slice(from.end, to.index)))) continue;
      const days = `${from.dates[0]!.slice(4)}${to.dates[0]!.slice(4)}`;
      const year = from.dates[0]!.slice(0, 4);
      const other = years.get(days);
      if (other && other.year !== year) {
        return [
          { code: 'several-periods', message: `The same period is printed of two years: ${other.text}, ${text}.` },
        ];
      }
      years.set(days, { year, text });
    }
  }
  return [];
}
