import { fold } from './fold.js';

/** What the days of the week and the months are called, in the languages of invoices: folded, each with the numbers it may stand for. */
export const weekdays = (): Map<string, Set<number>> => (days ??= namesOf(7, dayOfWeek, [{ weekday: 'long' }]));
/** "Mon", "Mi.", "sáb": short enough to be other words as well. */
export const shortWeekdays = (): Map<string, Set<number>> =>
  (shortDays ??= namesOf(7, dayOfWeek, [{ weekday: 'short' }]));
export const months = (): Map<string, Set<number>> =>
  // Some languages decline a month beside a day.
  (ofYear ??= namesOf(12, middleOf, [{ month: 'long' }, { month: 'long', day: 'numeric' }]));
let days: Map<string, Set<number>> | undefined;
let shortDays: Map<string, Set<number>> | undefined;
let ofYear: Map<string, Set<number>> | undefined;

/** 4 January 1970 was a Sunday. */
const dayOfWeek = (day: number): number => Date.UTC(1970, 0, 4 + day);
const middleOf = (month: number): number => Date.UTC(1970, month, 15);

function namesOf(
  count: number,
  at: (index: number) => number,
  formats: Intl.DateTimeFormatOptions[],
): Map<string, Set<number>> {
  const names = new Map<string, Set<number>>();
  for (const language of LANGUAGES)
    for (const options of formats) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      for (let index = 0; index < count; index++) {
        const part = format.formatToParts(at(index)).find(({ type }) => type === 'weekday' || type === 'month');
        const name = fold(part!.value);
        names.set(name, (names.get(name) ?? new Set()).add(index));
      }
    }
  return names;
}
const LANGUAGES = 'en de fr es it nl pt ca da sv nb fi pl cs sk sl hr hu ro et lv lt bg el tr'.split(' ');
