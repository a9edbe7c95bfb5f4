import type { Doubt } from '../../draft.js';
import { daysBetween } from '../dates.js';
import { fold } from '../fold.js';
import { any } from '../words/patterns.js';
import { above, labelsBefore } from './dates.js';
import type { Printed } from './leftovers.js';
import { periodIn } from './periods.js';

/**
 * "Rental period: 4 May – 10 May 2026" beside "Excavator, per week | 3": what is rented by the week or the day is charged for as many
 * as the period has, on one of these lines at least; others may be of several pieces, or for less.
 */
export const leftRentals = (printed: Printed): Doubt[] =>
  [...otherPeriods(printed), ...otherTimes(printed)].slice(0, 1);

/** "Tower A, 10 days" below "Scaffold tower hire | 14": so many, or so many of several pieces. */
const otherTimes = ({ noted }: Printed): Doubt[] =>
  noted.flatMap(({ line, own, below }) => {
    const charged = line.quantity?.value.toNumber() ?? 1;
    if (charged <= 1 || !Number.isInteger(charged) || !HIRED.test(fold(line.description?.value ?? ''))) return [];
    const said = [...own, ...below].find(({ folded }) => {
      const count = Number(SO_LONG.exec(folded)?.[1] ?? charged);
      return charged % count !== 0 && count % charged !== 0;
    });
    return said ? [{ code: 'line-note', message: `“${said.text}” stands with a line of ${line.quantity!.text}.` }] : [];
  });
/** Folded. */
const HIRED =
  /(?:^| )(?:\p{L}*hire|rent(?:al|ed)?|lease|\p{L}*miet(?:e|en|ung|weise)?|leih\p{L}*|location|louage|alquiler|aluguer|aluguel|nolegg\p{L}*|\p{L}*huur|wynaj\p{L}+|naj[ae]m|pronaj\p{L}*|\p{L}*leje|udlejning|\p{L}*leie|\p{L}*hyra|uthyrning|\p{L}*vuokra\p{L}*|berl[ei]t\p{L}*|inchirier\p{L}*|kiralama)(?= |$)/u;
/** At the end of what is said. Folded. */
const SO_LONG =
  /(?:^|\D )(\d{1,3}) (?:days?|weeks?|tagen?|wochen?|jours?|semaines?|dias?|semanas?|giorni|settimane|dagen|weken|dage|uger?|dagar|veckor|doger|uker|dni|tygodni\p{L}*|dnu|tydnu|paivaa|viikkoa|nap|het|zile|saptamani|dana|tjedana)$/u;

function otherPeriods({ lines, noted }: Printed): Doubt[] {
  const [period, ...more] = lines.flatMap((line, index) =>
    line.cells.flatMap((cell, at) => {
      const over = above(cell, lines.slice(Math.max(0, index - 3), index)) ?? '';
      const labels = [fold(cell.text.split(':')[0]!), ...labelsBefore(line.cells, at), over];
      return labels.some((label) => RENTAL.test(label)) ? periodIn(cell.text) : [];
    }),
  );
  if (!period || more.length > 0) return [];
  const between = period.from.flatMap((from) => period.to.map((to) => daysBetween(from, to)));
  const wrong = UNITS.find(({ per, days }) => {
    const counted = noted.flatMap(({ line, own, below }) =>
      line.quantity &&
      [...own, ...below].some(({ folded, text }) => per.test(folded) || per.test(fold(text.replace('/', ' per '))))
        ? line.quantity.value.toNumber()
        : [],
    );
    // Both days may be included, and what is begun may count.
    const isOfPeriod = (count: number): boolean =>
      between.some((length) => count * days >= length && (count - 1) * days < length + 1);
    return counted.length > 0 && !counted.some(isOfPeriod);
  });
  if (!wrong) return [];
  const message = `The rental period ${period.text} is not as long as what the lines charge.`;
  return [{ code: 'several-periods', message }];
}

/** Folded. */
const RENTAL = new RegExp(
  `^${any(
    ...[
      '(?:rental|hire|lease) (?:period|term|dates?)',
      '(?:miet|leih)(?:zeit(?:raum)?|dauer|periode)',
      'lejeperiode',
      'leieperiode',
    ],
    ...[
      'hyres?(?:period|tid)',
      'huurperiode',
      '(?:periode|duree) de (?:la )?location',
      'periodo de (?:alquiler|aluguer)',
    ],
    ...[
      'periodo (?:di|del) noleggio',
      'okres (?:naj|wynaj)mu',
      'doba (?:naj|pronaj)mu',
      'vuokra ?aika',
      'berleti idoszak',
    ],
  )}(?= |$)`,
);
const PER = '(?:per|pr|pro|je|par|por|al?|na|za|/)';
const UNITS = [
  {
    per: new RegExp(
      `(?:^| )${PER} (?:week|woche|semaine|semana|settimana|uge|uke|vecka|tydzien|tyden|viikko|het)(?= |$)`,
    ),
    days: 7,
  },
  { per: new RegExp(`(?:^| )${PER} (?:day|tag|jour|dia|giorno|dag|dzien|den|paiva|nap)(?= |$)`), days: 1 },
];
