import type { Doubt } from '../../draft.js';
import { bottom, sidewaysOverlap } from '../../page-model.js';
import { datesIn, daysBetween, decideDateOrder, findDate, inOrder } from '../dates.js';
import { weekdays } from '../calendar-names.js';
import { fold } from '../fold.js';
import type { TextLine } from '../text-lines.js';
import { HOURS, isDone } from './dates.js';
import { namedDays, type NamedDay } from './order-dates.js';
import { PLAIN_DATE } from '../words/date-words.js';
import { LONG_TIME } from '../words/day-counts.js';
import { any } from '../words/patterns.js';
import { JOINS_DATES } from './harmless-words.js';
import type { Printed } from './leftovers.js';

type Day = ReturnType<typeof datesIn>[number];

interface Period {
  /** Every ISO date that each end may be. */
  from: string[];
  to: string[];
  text: string;
}

export function leftPeriods(printed: Printed): Doubt[] {
  const { lines, table, noted, isBelow, order, read } = printed;
  const { invoiceDate } = read;
  const ofHead = periodsOn(lines.filter((line) => !isBelow(line)));
  const ofTable = periodsOn(table);
  const all = [...ofHead, ...periodsOn(lines.filter(isBelow)), ...ofTable];
  return [
    ...backwards(all.map(({ from, to, text }) => ({ from: inOrder(from, order), to: inOrder(to, order), text }))),
    ...otherYears(all),
    ...otherPeriods(ofHead, ofTable),
    ...otherDays(ofHead, [...lines, ...table], table),
    ...acceptedBefore(ofHead, lines),
    ...outBeforeIn(lines),
    ...completedBefore(namedDays(lines, isOfCompletion, printed), daysAlone(table), invoiceDate?.value),
    ...longerThanTerm(noted),
    ...laterDays(workedOn([...lines, ...table]), invoiceDate?.value),
    ...laterDays(daysAlone(withoutFields(printed)), invoiceDate?.value),
    ...columnsOfDays(noted, invoiceDate?.value).flatMap((days) => laterDays(days, invoiceDate?.value)),
  ];
}

/** The table without what stands beside it on its lines. */
function withoutFields({ lines, table }: Printed): TextLine[] {
  const outside = new Set(lines.flatMap(({ cells }) => cells));
  return table.map((line) => ({ ...line, cells: line.cells.filter((cell) => !outside.has(cell)) }));
}

const doubt = (message: string): Doubt => ({ code: 'several-periods', message });

/** A period ends after it began, however day and month are told, and from the first of March to its last day in the same year. */
const backwards = (periods: Period[]): Doubt[] =>
  periods
    .filter(
      ({ from, to }) =>
        from.every((first) => to.every((last) => last < first)) ||
        from.some((first) => to.some((last) => isMonthOfTwoYears(first, last))),
    )
    .slice(0, 1)
    .map(({ text }) => doubt(`The period “${text}” does not end after it begins.`));

const isMonthOfTwoYears = (first: string, last: string): boolean =>
  first.endsWith('-01') &&
  /-(?:28|29|30|31)$/.test(last) &&
  first.slice(5, 7) === last.slice(5, 7) &&
  first.slice(0, 4) !== last.slice(0, 4);

/** The same period of another year beside those of this one: one of the years is wrong. */
function otherYears(periods: Period[]): Doubt[] {
  const known = new Map<string, { year: string; text: string }>();
  for (const { from, to, text } of periods) {
    const [days, year] = [`${from[0]!.slice(4)}${to[0]!.slice(4)}`, from[0]!.slice(0, 4)];
    const other = known.get(days);
    if (other && other.year !== year)
      return [doubt(`The same period is printed of two years: ${other.text}, ${text}.`)];
    known.set(days, { year, text });
  }
  return [];
}

/** Of the whole paper, where the head names but one period. */
export function only([first, ...more]: Period[]): { first: string; last: string; text: string } | null {
  if (!first || more.some(({ from }) => from[0] !== first.from[0])) return null;
  return { first: first.from[0]!, last: first.to[0]!, text: first.text };
}

/** The period of the head, and one of all lines that has no day of it. */
function otherPeriods(ofHead: Period[], ofTable: Period[]): Doubt[] {
  const named = only(ofHead);
  const [own] = ofTable;
  if (!named || !own || ofTable.some(({ from, to }) => from[0]! <= named.last && to[0]! >= named.first)) return [];
  return [doubt(`The paper is of ${named.text}, and its lines are of another time: ${own.text}.`)];
}

/** Whoever worked from one hour to another did so within the period of the head. */
function otherDays(ofHead: Period[], all: TextLine[], table: TextLine[]): Doubt[] {
  const named = only(ofHead);
  if (!named) return [];
  const worked = workedOn(all);
  const ofLines = daysAlone(table);
  const isOutside = ({ dates }: { dates: string[] }): boolean =>
    dates.every((date) => date < named.first || date > named.last);
  // Where none of the lines' days is of the period, they are those of something else.
  const other = worked.find(isOutside) ?? (ofLines.every(isOutside) ? undefined : ofLines.find(isOutside));
  return other ? [doubt(`The paper is of ${named.text}, and names work of ${other.text}.`)] : [];
}

/** "In on 1 December, out on 28 November": what is repaired leaves after it came. */
function outBeforeIn(lines: TextLine[]): Doubt[] {
  const left = lines
    .flatMap(({ cells }) => cells)
    .flatMap(({ text }) => {
      const [stay] = staysIn(text);
      if (!stay) return [];
      const [on, out] = datesIn(text).map(({ index }) => findDate(text.slice(index))!);
      const order = decideDateOrder([on!, out!]);
      const key = order === 'month-first' ? 'monthFirst' : 'dayFirst';
      return (out![key] ?? '') < (on![key] ?? '') ? [text] : [];
    });
  return left.slice(0, 1).map((text) => doubt(`“${text}” ends before it begins.`));
}

/** "Arrival on 3 May, departure on 5 May", "Pick-up 11 August, return 22 August". */
export function staysIn(text: string): Period[] {
  const [first, last, ...more] = datesIn(text);
  if (!first || !last || more.length > 0) return [];
  const [before, between] = [text.slice(0, first.index), text.slice(first.end, last.index)].map(withoutWeekday);
  const isStay = IN.test(before!) && OUT.test(between!);
  return isStay ? [{ from: first.dates, to: last.dates, text: text.slice(first.index, last.end) }] : [];
}
/** "Arrival Monday, 3 May". Folded. */
function withoutWeekday(text: string): string {
  const words = fold(text).split(' ');
  return (weekdays().has(words.at(-1)!) ? words.slice(0, -1) : words).join(' ');
}
const ON = '(?: (?:le|on|am|el|il|op|dana|dne|dnia))?$';
const IN = new RegExp(
  `(?:^| )${any(
    ...['entree?', 'arrivee?', 'arrival', 'in', 'eingang', 'annahme', 'entrada', 'ingresso', 'binnen'],
    ...['anreise', 'ankunft', 'llegada', 'arrivo', 'aankomst', 'przyjazd', 'prijezd', 'chegada', 'ankomst'],
    ...['pick ?up', 'collect(?:ion|ed)', 'abholung', 'ubergabe', 'retrait', 'recogida', 'ritiro', 'levantamento'],
    ...['ophalen', 'odbior', 'vyzvednuti', 'prevzeti', 'preuzimanje', 'prevzem', 'udlevering', 'nouto', 'predare'],
  )}${ON}`,
);
const OUT = new RegExp(
  `(?:^| )${any(
    ...['sortie?', 'depart', 'departure', 'out', 'ausgang', 'abholung', 'salida', 'uscita', 'uit', 'abreise'],
    ...['partenza', 'vertrek', 'wyjazd', 'odjezd', 'saida', 'partida', 'afrejse', 'avresa', 'avreise'],
    ...['return(?:ed)?', 'ruckgabe', 'restitution', 'retour', 'devolucion', 'restituzione', 'devolucao', 'inlevering'],
    ...[
      'zwrot',
      'vraceni',
      'vratenie',
      'povrat(?:ak)?',
      'vracilo',
      'aflevering',
      'aterlamning',
      'palautus',
      'returnare',
    ],
  )}${ON}`,
);

/** What was done in the period of the head is accepted after it began. */
function acceptedBefore(ofHead: Period[], lines: TextLine[]): Doubt[] {
  const named = only(ofHead);
  if (!named) return [];
  const [early] = lines
    .flatMap(({ cells }) => cells)
    .flatMap(({ text }) =>
      datesIn(text).filter(
        ({ index, end, dates }) =>
          isDone(text.slice(0, index), text.slice(end)) && dates.every((date) => date < named.first),
      ),
    );
  return early ? [doubt(`The paper is of ${named.text}, and names what was done on ${early.text}.`)] : [];
}

/** "Date completed: 2 May" over work of the twenty-sixth. */
function completedBefore(completed: NamedDay[], ofLines: Day[], invoiceDate: string | undefined): Doubt[] {
  const isWork = ({ dates }: Day): boolean => dates.some((date) => date <= (invoiceDate ?? ''));
  const early = completed.find(({ dates }) =>
    ofLines.every((day) => day.dates.every((date) => dates.every((one) => one < date))),
  );
  if (!early || ofLines.length === 0 || !ofLines.every(isWork)) return [];
  return [doubt(`The work was completed on ${early.text}, and was done on ${ofLines[0]!.text}.`)];
}
const isOfCompletion = (label: string): boolean => COMPLETED.test(label);
const COMPLETED =
  /^(?:date |datum )?(?:completed|completion|abgeschlossen|fertiggestellt|fertigstellung|abnahme|acheve|achevement|terminad[ao]|finalizad[ao]|completat[ao]|ultimat[ao]|afgerond|opgeleverd|oplevering|zakonczen\p{L}*|dokoncen\p{L}*|afsluttet|avsluttet|slutfort|valmistunut)(?: (?:date|datum|on|am|le|el|il|op))?$/u;

/** "Renewal for 1 year", and below it a period of two. */
const longerThanTerm = (noted: Printed['noted']): Doubt[] =>
  noted
    .flatMap(({ line, own, below }) => {
      const cells = [...own, ...below];
      const [term, ...terms] = cells.flatMap(({ folded }) => [...folded.matchAll(TERM)]);
      const [period, ...more] = cells.flatMap(({ text }) => (datesIn(text).length === 2 ? periodIn(text) : []));
      if (!term || terms.length > 0 || !period || more.length > 0) return [];
      // "12 months" may be the quantity itself.
      const count = line.quantity?.value.toNumber() ?? 1;
      const times = count === Number(term[1]) ? 1 : count;
      const days = Number(term[1]) * (/^[m]/.test(term[2]!) ? A_MONTH : A_YEAR) * times;
      const lengths = period.from.flatMap((from) => period.to.map((to) => daysBetween(from, to)));
      return lengths.every((length) => length > 1.5 * days) ? { term: term[0], period } : [];
    })
    .slice(0, 1)
    .map(({ term, period }) => doubt(`“${period.text}” is longer than “${term}”.`));
/** Folded: "1 00 months" is one of them. */
const TERM =
  /(?<![\p{L}\d]|\d )([1-9]\d?) (years?|jahre?|ans?|annees?|anos?|anni|anno|jaar|rok|roky|lata|ar|vuosi|months?|monate?|mois|meses|mes|mesi|mese|maanden|maand|mesic\p{L}*|miesi\p{L}*|maneder|manader|maned|manad)(?= |$)/gu;
const A_MONTH = 31;
const A_YEAR = 366;

/** Days with the hours from which to which somebody worked. */
const workedOn = (lines: TextLine[]): Day[] =>
  lines.flatMap(({ cells }) => cells.flatMap(({ text }) => (HOURS.test(text) ? datesIn(text).slice(0, 1) : [])));

/** In a column of them, or behind "Date:" in a block. */
const daysAlone = (table: TextLine[]): Day[] =>
  table.filter(isNoSubscription).flatMap(({ cells }) =>
    cells
      .flatMap(({ text }) => text.split('|'))
      .flatMap((part) => {
        const text = part.trim();
        return datesIn(text).filter(
          ({ index, end }) => /^\.?$/.test(text.slice(end)) && isDateLabel(fold(text.slice(0, index))),
        );
      }),
  );

/** "18 Aug", "19.08." under one another: days without their year, which are those next to the invoice. */
function columnsOfDays(noted: Printed['noted'], invoiceDate = ''): Day[][] {
  const columns = new Map<number, Day[]>();
  // "12 set" is a quantity.
  const dated = noted.flatMap(({ line: { quantity }, own }) =>
    own.filter(({ box }) => !quantity?.source.box || sidewaysOverlap(box, quantity.source.box) === 0),
  );
  for (const { box, text } of dated) {
    const days = SHORT_DAY.test(text)
      ? YEARS.flatMap((years) => datesIn(`${text} ${Number(invoiceDate.slice(0, 4)) + years}`))
      : [];
    const apart = ({ dates: [date] }: Day): number => Math.abs(Date.parse(date!) - Date.parse(invoiceDate));
    const [day] = days.sort((a, b) => apart(a) - apart(b));
    const column = columns.get(Math.round(box.x)) ?? [];
    if (day) column.push(day);
    columns.set(Math.round(box.x), column);
  }
  return [...columns.values()];
}
const SHORT_DAY = /^\d{1,2}(?:\.\d{1,2}\.|\.? \p{L}{3,12}\.?)$/u;
const YEARS = [-1, 0, 1];

const isDateLabel = (folded: string): boolean => folded === '' || PLAIN_DATE.exec(folded)?.[0] === folded;

/** "Domain name | 04-10-2025 | 12 mnd": from when it runs, and for how long. */
const isNoSubscription = ({ cells }: TextLine): boolean =>
  !cells.some(({ folded }) => {
    const [count, unit, ...more] = folded.split(' ');
    return /^\d{1,2}$/.test(count!) && unit !== undefined && LONG_TIME.test(unit) && more.length === 0;
  });

/** What was done on one day before the invoice was not done on another one after it. */
function laterDays(worked: Day[], invoiceDate: string | undefined): Doubt[] {
  if (!invoiceDate) return [];
  const isLater = ({ dates }: { dates: string[] }): boolean => dates.every((date) => date > invoiceDate);
  const later = worked.find(isLater);
  return later && !worked.every(isLater)
    ? [doubt(`The invoice is of ${invoiceDate}, and names work of ${later.text}.`)]
    : [];
}

/** Two dates and what joins them, in one cell or going on in the one below. */
export const periodsOn = (lines: TextLine[]): Period[] =>
  lines.flatMap(({ cells }, index) =>
    cells.flatMap((cell) => {
      const found = datesIn(cell.text);
      if (found.length === 2) return periodIn(cell.text);
      if (found.length > 2) return wordedPeriodsIn(cell.text, found);
      if (found.length !== 1) return [];
      const withoutYear = withYearOfEnd(cell.text, found[0]!);
      if (withoutYear) return [withoutYear];
      const below = lines[index + 1]?.cells.find(
        ({ page, box }) =>
          page === cell.page && Math.abs(box.x - cell.box.x) < 1 && box.y - bottom(cell.box) < box.height,
      );
      return below ? periodIn(`${cell.text} ${below.text}`) : [];
    }),
  );

/** Dates side by side, one below the other or in a list are several, unless something joins them. */
const JOINED = /[–—-]|\p{L}/u;

export function periodIn(text: string): Period[] {
  const [from, to, ...more] = datesIn(text);
  if (!from || !to || more.length > 0) return [];
  const between = text.slice(from.end, to.index);
  if (!JOINED.test(between) || between.includes(',') || !JOINS_DATES.test(fold(between))) return [];
  return [{ from: from.dates, to: to.dates, text: text.slice(from.index, to.end) }];
}

/** "Quote of 3 March, work from 5 May to 12 May": of several days two that a word joins. */
const wordedPeriodsIn = (text: string, days: Day[]): Period[] =>
  days.slice(1).flatMap((day, at) => {
    const between = text.slice(days[at]!.end, day.index);
    return /\p{L}/u.test(between) ? periodIn(text.slice(days[at]!.index, day.end)) : [];
  });

/**
 * "Oct 3 – Nov 3, 2025", "1. oktober – 3. november 2025": the first day is of the same year, or of the one before where that
 * makes it no more than half a year, as in "Dec 20 – Jan 19, 2026", or all but a whole one.
 */
function withYearOfEnd(text: string, { index, dates: to }: Day): Period | null {
  const day = DAY_AND_MONTH.exec(text.slice(0, index))?.[1];
  const year = Number(to[0]!.slice(0, 4));
  if (!day) return null;
  const [from, before] = [year, year - 1].map(
    (one) => findDate(`${day}${/\d$/.test(day) ? ',' : ''} ${one}`)?.monthFirst,
  );
  if (!from || !before) return null;
  const length = daysBetween(before, to[0]!);
  const isOfYearBefore = from > to[0]! && (length < HALF_A_YEAR || length > NEARLY_A_YEAR);
  return { from: [isOfYearBefore ? before : from], to, text };
}
const DAY_AND_MONTH = /(?<![\p{L}\d])(\p{L}{3,9}\.? \d{1,2}|\d{1,2}\.? \p{L}{3,9}\.?) ?[-–—] ?$/u;
const HALF_A_YEAR = 183;
const NEARLY_A_YEAR = 355;
