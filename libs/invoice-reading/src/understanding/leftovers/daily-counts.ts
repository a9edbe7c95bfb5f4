import type { Doubt } from '../../draft.js';
import { A_DAY } from '../dates.js';
import type { Printed } from './leftovers.js';

/** "from 11/05 to 24/05, 3 a day" on a line, or below its figures: as many as these days have, of so many a day. */
export function leftDailyCounts({ noted, order }: Printed): Doubt[] {
  const wrong = noted.flatMap(({ line: { quantity }, own, below }) =>
    [...own, ...below].flatMap(({ text, folded }) => {
      const daily = DAILY.exec(folded)?.[1];
      const days = daily ? daysOf(text, order === 'month-first') : undefined;
      const isOther = quantity && days && quantity.value.toNumber() !== days * Number(daily);
      return isOther ? [`“${text}” are not ${quantity.text}.`] : [];
    }),
  );
  return wrong.slice(0, 1).map((message) => ({ code: 'line-note', message }));
}

/** Folded. */
const DAILY =
  /(?:^| )(\d{1,3}) (?:x |× )?(?:daily|(?:per|a|pro|par|al|por|pr|na|za) (?:day|tag|jour|giorno|dia|dag|dan|den)|taglich|diari[ao]s?|quotidien\p{L}*|giornalier[aeio]|dagelijks|daglig\p{L}*|dziennie|denne)(?= |$)/u;

/** Both ends are included; a year is that of the first day. */
function daysOf(text: string, isMonthFirst: boolean): number | undefined {
  const [first, last, ...more] = [...text.matchAll(DAY)].map(([, a, b]) => {
    const [day, month] = isMonthFirst ? [Number(b), Number(a)] : [Number(a), Number(b)];
    return Date.UTC(LEAP_YEAR, month - 1, day);
  });
  if (first === undefined || last === undefined || more.length > 0 || last < first) return undefined;
  return (last - first) / A_DAY + 1;
}
const DAY = /(?<![\d./])(\d{1,2})[./](\d{1,2})(?![\d/]|\.\d)/g;
const LEAP_YEAR = 2024;
