import type { Doubt } from '../../draft.js';
import { A_DAY, datesIn, daysBetween, inOrder, withoutDates } from '../dates.js';
import { fold } from '../fold.js';
import { LONG_TIME } from '../words/day-counts.js';
import { isConditional } from '../words/request-words.js';
import { WEEK, weekOf } from './done-later.js';
import type { Printed } from './leftovers.js';
import { PAYMENT } from './payment-terms.js';
import { periodIn, periodsOn, staysIn } from './periods.js';
import { NIGHTS } from './stays.js';

/** A period is as long as it is said to be, and a day is in the week that is named with it. */
export function leftCountedPeriods(printed: Printed): Doubt[] {
  const { lines, table, order } = printed;
  const texts = [...new Set([...lines, ...table])].flatMap(({ cells }) =>
    cells.flatMap(({ text }) => (hasBoth(text) ? text : [])),
  );
  const wrong = texts.find((text) => isOfOtherLength(text, order) || isOfOtherWeek(text, order));
  if (!wrong) return [...endOfOthers(printed), ...otherTerm(printed)].slice(0, 1);
  return [{ code: 'several-periods', message: `“${wrong}” is not the time that it is said to be.` }];
}

/** Most cells have either figures or words. */
const hasBoth = (text: string): boolean => /\d/.test(text) && /\p{L}/u.test(text);

/**
 * "Period: 1 July – 31 August" in the head, beside lines of 92 days or three months, or the third quarter: these begin on its first
 * day and end with another month.
 */
function endOfOthers({ lines, table, noted, isBelow, order }: Printed): Doubt[] {
  const [period, ...more] = periodsOn(lines.filter((line) => !isBelow(line)));
  const [from, to] = [period?.from, period?.to].map((days = []) => [...new Set(inOrder(days, order))]);
  const ends = from!.flatMap((first) => to!.map((last) => ({ first, last, whole: wholeMonths(first, last) ?? 0 })));
  const [of, ...others] = ends.filter(({ whole }) => whole > 0);
  if (!of || more.length + others.length > 0) return [];
  const { first, last, whole } = of;
  const isOtherEnd = (end: string): boolean => end > last && (wholeMonths(first, end) ?? 0) % whole !== 0;
  const counted = noted.find(({ line: { quantity }, own }) => {
    const count = quantity?.value.toNumber() ?? 0;
    const units = own.flatMap(({ folded }) => /^(?:[\d ]+ )?(\p{L}+)$/u.exec(folded)?.[1] ?? []);
    return (
      (units.some((unit) => DAYS.test(unit)) && isOtherEnd(dayAfter(first, count - 1))) ||
      (units.some((unit) => LONG_TIME.test(unit) && !YEARS.test(unit)) && count > whole && count % whole !== 0)
    );
  });
  const quartersOn = (some: Printed['lines']) =>
    some.flatMap(({ cells }) => cells.flatMap(({ folded }) => quarterIn(folded)));
  const [quarter] = quartersOn([...lines, ...table]);
  const isShort = quarter?.month === first.slice(0, 7) && whole < MONTHS_OF_QUARTER;
  const [ofHead] = whole === MONTHS_OF_QUARTER ? quartersOn(lines.filter((line) => !isBelow(line))) : [];
  const isOther = ofHead !== undefined && ofHead.month !== first.slice(0, 7);
  const said = counted?.line.quantity?.text ?? (isShort ? quarter.text : isOther ? ofHead.text : '');
  if (!said) return [];
  return [{ code: 'several-periods', message: `“${period!.text}” is not as long as what is charged: ${said}.` }];
}
const MONTHS_OF_QUARTER = 3;
/** "Support term: 1 May 2026 to 31 October 2026" below the lines is as long as the months that one of them charges. */
function otherTerm({ lines, noted, isBelow, order }: Printed): Doubt[] {
  const months = noted.flatMap(({ line: { quantity }, own }) =>
    quantity && own.some(({ folded }) => MONTHS.test(folded)) ? quantity.value.toNumber() : [],
  );
  const [term, ...more] = lines
    .filter(isBelow)
    .flatMap(({ cells }) => cells.flatMap(({ text }) => (TERM.test(fold(text)) ? periodIn(text) : [])));
  if (!term || more.length > 0 || months.length !== 1) return [];
  const lengths = inOrder(term.from, order).flatMap((from) =>
    inOrder(term.to, order).flatMap((to) => wholeMonths(from, to) ?? []),
  );
  if (lengths.length === 0 || lengths.includes(months[0]!)) return [];
  return [{ code: 'several-periods', message: `“${term.text}” is not as long as the ${months[0]} months of a line.` }];
}
/** Folded. */
const TERM =
  /(?:^| )(?:\p{L}* ?term|laufzeit|vertragslaufzeit|duree|duracion|durata|looptijd|okres|doba|periodo|period)(?= )/u;
const MONTHS =
  /^(?:\d+ )?(?:mth|mths|month|months|mon|monat|monate|mois|mes|meses|mese|mesi|maand|maanden|mies|mesic\p{L}*|mdr|man)$/u;

/** "3. kvartal 2026", "Q3 2026", "III kwartał 2026", "Tercer trimestre de 2026". Folded. */
const quarterIn = (folded: string): { month: string; text: string }[] => {
  const [text, before, ordinal, behind, roman, year] = QUARTER.exec(folded) ?? [];
  if (!text) return [];
  const spelled = ordinal ? 1 + ORDINALS.findIndex((word) => word.test(ordinal)) : undefined;
  const quarter = Number(before ?? spelled ?? behind ?? 1 + ['i', 'ii', 'iii', 'iv'].indexOf(roman!));
  if (quarter === 0) return [];
  return [{ month: `${year}-${String(MONTHS_OF_QUARTER * quarter - 2).padStart(2, '0')}`, text }];
};
/** Of the languages that spell them before the word. Folded. */
const ORDINALS = [
  /^(?:first|erste[sn]?|primer|premier|primo|primeiro|eerste|forste|forsta|pierwszy|prvni|prvy)$/,
  /^(?:second|zweite[sn]?|segundo|deuxieme|secondo|tweede|andet|andre|andra|drugi|druhe|druhy)$/,
  /^(?:third|dritte[sn]?|tercer|troisieme|terzo|terceiro|derde|tredje|trzeci|treti)$/,
  /^(?:fourth|vierte[sn]?|cuarto|quatrieme|quarto|vierde|fjerde|fjarde|czwarty|ctvrte|stvrty)$/,
];
const QUARTER =
  /(?<![\p{L}\d])(?:(?:([1-4]) ?(?:st|nd|rd|th|er?|eme|de|o|a)?|(\p{L}{4,10})) ?(?:quarter|quartal|kvartal\p{L}*|kwarta+l|trimest\p{L}+|ctvrtleti|stvrtrok|negyedev|neljannes|cetrtletje|tromjesecje)|q([1-4])|(i{1,3}|iv) (?:kwartal|trimest\p{L}+)) (?:(?:of|de|del|di|du|van) )?(20\d\d)(?!\d)/u;
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * A_DAY).toISOString().slice(0, 10);

/** "3 nights, 2 March – 6 March", "12 months, from 1 March to 31 August". */
function isOfOtherLength(text: string, order: Printed['order']): boolean {
  const isCounted = [...fold(text).matchAll(BEHIND_FIGURE)].some(([, unit]) => isOfTime(unit!));
  const [period] = isCounted ? [...periodIn(text), ...staysIn(text)] : [];
  if (!period) return false;
  const [before = '', behind = ''] = text.split(period.text).map(fold);
  const said = `${before} , ${behind}`;
  // "(3 nights, 3 seminar days)".
  const [counted, ...more] = [...said.matchAll(COUNTED)].filter(([, , unit]) => isOfTime(unit!));
  if (!counted || more.length > 0 || isConditional(said) || PAYMENT.test(said)) return false;
  const [count, unit] = [Number(counted[1]), counted[2]!];
  const lengths = inOrder(period.from, order).flatMap((from) => inOrder(period.to, order).map((to) => ({ from, to })));
  const isEvery = DAYS.test(unit) && WITH_BOTH.test(said);
  return !lengths.some(({ from, to }) =>
    isEvery ? count === daysBetween(from, to) + 1 : isSoLong(count, unit, from, to),
  );
}
/** "From 6 to 24 October, both included (19 days)": every day counts. Folded. */
const WITH_BOTH =
  /(?:^| )(?:both(?: days)?|beide(?: tage)?|ambdos|ambos(?: dias)?|entrambi|begge(?: dage| dager)?|bada) (?:incl|inkl|inclos|eingeschl|compres|inbegr)/;
/** Folded; a date may stand right before the count. */
const BEHIND_FIGURE = /\d (\p{L}+)(?= |$)/gu;
/** Folded. */
const COUNTED = /(?<![\p{L}\d]|\d )(\d{1,3}) (\p{L}+)(?= |$)/gu;

const isOfTime = (unit: string): boolean => [NIGHTS, DAYS, WEEKS, LONG_TIME].some((of) => of.test(unit));

/** With its last day or without it; nobody works on every day, and rooms are several. */
function isSoLong(count: number, unit: string, from: string, to: string): boolean {
  const days = daysBetween(from, to);
  if (days <= 0) return true;
  if (NIGHTS.test(unit)) return count % days === 0;
  if (DAYS.test(unit)) return count <= days + 1;
  if (WEEKS.test(unit)) return count <= Math.ceil((days + 1) / A_WEEK);
  if (!LONG_TIME.test(unit)) return true;
  const whole = wholeMonths(from, to);
  if (whole !== null && !YEARS.test(unit)) return count === whole;
  const length = YEARS.test(unit) ? days / A_YEAR : days / A_MONTH;
  return Math.abs(length - count) < (YEARS.test(unit) ? NEAR_YEAR : NEAR_MONTH);
}
/** "1 October – 31 December" are three: the next day is that of the month again. */
function wholeMonths(from: string, to: string): number | null {
  const [first, next] = [new Date(from), new Date(Date.parse(to) + A_DAY)];
  if (first.getUTCDate() !== next.getUTCDate()) return null;
  return MONTHS_OF_YEAR * (next.getUTCFullYear() - first.getUTCFullYear()) + next.getUTCMonth() - first.getUTCMonth();
}
const MONTHS_OF_YEAR = 12;
const A_WEEK = 7;
const A_MONTH = 30.44;
const A_YEAR = 365.25;
/** Months are of unlike length, and what has begun may count. */
const NEAR_MONTH = 1;
const NEAR_YEAR = 0.5;
/** Folded. */
export const DAYS =
  /^(?:days?|tagen?|jours?|dias?|giorni|giorno|dies|dag(?:en|ar|e|er)?|dygn|dogn|dob[ay]|dni|dnu|dny|paivaa?|nap|zile|dana|gun|paeva)$/u;
const WEEKS =
  /^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|wek(?:en)?|weken|uger?|uker?|veck(?:a|or)|viikkoa?|het|tygodni\p{L}*|tydn\p{L}*|saptamani?)$/u;
const YEARS = /^(?:years?|jahre?n?|ans?|annees?|anos?|anni|anno|jaar|jaren|lata|rok\p{L}?|let|ar)$/u;

/** "Delivered in week 14 (9 March 2026)"; some begin the week on Sunday, or the year with its first one. */
function isOfOtherWeek(text: string, order: Printed['order']): boolean {
  const week = Number(WEEK.exec(fold(withoutDates(text)))?.[1]);
  const dates = week > 0 ? datesIn(text).flatMap((day) => inOrder(day.dates, order)) : [];
  const isIn = (date: string): boolean =>
    [0, 52, 53].some((year) => Math.abs(Math.abs(weekOf(date) - week) - year) <= 1);
  return dates.length > 0 && !dates.some(isIn);
}
