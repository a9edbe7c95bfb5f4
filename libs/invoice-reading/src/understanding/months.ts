import { months } from './calendar-names.js';
import { fold } from './fold.js';

/**
 * Every month that is named with its year, without a single day: "febrero de 2027", "August 18 to 27, 2026", as "2027-02". What
 * is the name of different months in different languages is none.
 */
export const monthsIn = (text: string): { month: string; text: string }[] =>
  (YEAR.test(text) ? [...text.matchAll(NAMED)] : []).flatMap(([said, name, year]) => {
    const [month, ...more] = months().get(fold(name!)) ?? [];
    return month === undefined || more.length > 0
      ? []
      : [{ month: `${year}-${String(month + 1).padStart(2, '0')}`, text: said }];
  });
const YEAR = /20\d\d/;
const NAMED =
  /(?<![\p{L}\d]|\d(?:st|nd|rd|th|[.º])? (?:de )?)(\p{L}{3,12})(?: \d{1,2} ?(?:[-–]|to|through) ?\d{1,2},)? (?:del? )?(20\d\d)(?![\d/-])/gu;
