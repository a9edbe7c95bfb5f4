import { A_DAY, datesIn } from '../dates.js';
import { fold } from '../fold.js';
import type { TextLine } from '../text-lines.js';
import { STAY_DATE } from '../words/date-words.js';
import { above, labelsBefore } from './dates.js';

/** "Nights: 2", "Nº noches". Folded. */
export const NIGHTS =
  /(?:^| )(?:nights?|\p{L}*n[a]?cht(?:e?n?|ung(?:en)?)|nuit(?:s|ees?)|noches|noites?|notti|pernott\p{L}*|nachten|natter|netter|oita|yot|nocy|noci|noclegow|ejszaka\p{L}*|nopti|gece|nocenja|nocitev|noce|vuorokau\p{L}*)(?= |$)/u;

/** The nights between any two days of arrival and departure. */
export function nightsOfStay(lines: TextLine[]): Set<number> {
  const days = lines.flatMap((line, index) =>
    line.cells.flatMap((cell, at) =>
      datesIn(cell.text).flatMap(({ index: start, dates }) => {
        const said = [
          fold(cell.text.slice(0, start)),
          ...labelsBefore(line.cells, at),
          above(cell, lines.slice(Math.max(0, index - 1), index)),
        ];
        return said.some((label) => label && STAY_DATE.test(label)) ? dates : [];
      }),
    ),
  );
  const times = [...new Set(days)].slice(0, MOST_DAYS).map((day) => Date.parse(day) / A_DAY);
  return new Set(times.flatMap((from) => times.map((to) => to - from)));
}
const MOST_DAYS = 8;

/** "Personen 2": who stayed, or ate. Folded. */
export const GUESTS =
  /^(?:(?:number of|no of|anzahl|nombre de|numero (?:de|di)|n) )?(?:persons?|people|guests?|adults?|covers?|pax|personen?|gaste?|erwachsene|personnes?|convives|couverts|voyageurs|adultes|personas?|huespedes|comensales|adultos?|ospiti|persone|coperti|adulti|hospedes|pessoas|gasten|volwassenen|personer|gaster|gjester|gaester|kuverter|henkiloa|vieraita|osob[ay]?|goscie?|hoste|vendegek|fo|kisi|persoane|oaspeti)$/;
