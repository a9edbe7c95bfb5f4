import { fold } from './fold.js';

/** A printed date that may be read in more than one way. */
export interface DateReading {
  /** ISO dates, day first and month first; equal when there is only one way. */
  dayFirst: string | null;
  monthFirst: string | null;
}

/** Where it stands in its text, too. */
export interface FoundDate extends DateReading {
  index: number;
  length: number;
}

export type DateOrder = 'day-first' | 'month-first';

const MONTHS: [number, RegExp][] = [
  [1, /^(?:jan|ene|gen|janv|sty|led|ian|oca|tam|sij|jaa|sau|яну|ιαν|січ)/],
  [2, /^(?:feb|fev|febr|lut|uno|sub|hel|vel|vee|vas|фев|φεβ|лют)/],
  [3, /^(?:mar(?!ras)|mrz|maerz|mrt|maart|mars|bre|ozu|maal|kov|мар|μαρ|берез)/],
  [4, /^(?:apr|avr|abr|kwi|dub|nis|tra|huh|bal|апр|απρ|квіт)/],
  [5, /^(?:may|mai|mei|mag|maj|kve|svi|tou|geg|маи|мај|μαι|трав)/],
  [6, /^(?:jun|juin|giu|cze|cervna|cerven(?!ec|c)|iun|haz|lipn|lipanj|juun|kes|bir|юни|јун|ιουν|черв)/],
  [7, /^(?:jul|juil|lug|lipc|lipiec|cervenec|cervenc|iul|tem|srpnj|srpanj|juul|hei|lie|юли|јул|ιουλ|лип)/],
  [8, /^(?:aug|aou|ago|sie|srpn(?!j)|srpen|agu|avg|kol|elo|rugp|авг|αυγ|серп)/],
  [9, /^(?:sep|set|wrz|zar|eyl|ruj|sze|syy|rugs|сеп|σεπ|верес)/],
  [10, /^(?:oct|okt|ott|out|paz|rij|eki|loka|spa|окт|οκτ|жовт)/],
  [11, /^(?:nov|listopadu|noi|kas|stud|marr|lap|ное|нов|νοε|листоп)/],
  [12, /^(?:dec|dez|dic|gru|pro|ara|des|jou|det|дек|δεκ|груд)/],
];

/**
 * Names of two months. Croatian writes the day with a point, Polish without: "8. listopada" is in October, "8 listopada"
 * in November. Croatian and Czech both write it, so that a short "srp" may be July or August.
 */
const TWO_MONTHS: Record<string, { dotted: number | null; plain: number | null }> = {
  listopada: { dotted: 10, plain: 11 },
  listopad: { dotted: null, plain: 11 },
  lis: { dotted: null, plain: 11 },
  lip: { dotted: 6, plain: 7 },
  srp: { dotted: null, plain: 8 },
};

const ISO = /\b(\d{4})(?:[-/]|\. ?|年)(\d{1,2})(?:[-/]|\. ?|月)(\d{1,2})(?!\d)/;
/** "31-1-1-2026" is a number of several parts. */
const NUMERIC = /(?<!(?<!\d)\d{1,2}-)\b(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})\b/;
const DAY_MONTH_NAME =
  /\b(\d{1,2})(?:st|nd|rd|th|er|º)?[\s./-]*(?:de\s+|d['’])?(\p{L}{3,12})\.?,?[\s./-]*(?:de\s+|del\s+)?(\d{4}|\d{2})\b/u;
/** "2026. március 8.", "2026 m. kovo 8 d." */
const YEAR_MONTH_NAME_DAY = /\b(\d{4})\.?\s*(?:m\.\s*)?(\p{L}{3,12})\.?\s*(\d{1,2})(?!\d)/u;
/** "2026. gada 28. oktobris". */
const YEAR_DAY_MONTH_NAME = /\b(\d{4})\. ?(?:gada|g\.) (\d{1,2})\. ?(\p{L}{3,12})/u;
const MONTH_NAME_DAY = /(?<!\p{L})(\p{L}{3,12})\.?\s*(\d{1,2})(?:st|nd|rd|th)?\s*,?\s*(\d{4})\b/u;
const DAY_AND_YEAR = /\d(?:st|nd|rd|th)?\s*,?\s*\d{4}\b/;

/** Three numbers close together, or the name of a month beside them: amounts and counts have neither. */
const MAY_BE_DATE = /\p{L}{3}|\d\D{1,3}\d{1,2}\D{1,3}\d/u;

/** The first date in the text, with where it stands. */
export function findDate(text: string): FoundDate | null {
  if (!MAY_BE_DATE.test(text)) return null;
  const found = [isoDate(text), namedDate(text), numericDate(text)].filter((date) => date !== null);
  return found.sort((a, b) => a.index - b.index || b.length - a.length)[0] ?? null;
}

function isoDate(text: string) {
  const match = ISO.exec(text);
  const date = match && iso(Number(match[1]), Number(match[2]), Number(match[3]));
  return date ? { dayFirst: date, monthFirst: date, index: match.index, length: match[0].length } : null;
}

function namedDate(text: string) {
  const plain = text.toLowerCase();
  const dated = (pattern: RegExp, [day, month, year]: [number, number, number]) =>
    firstOf(pattern, plain, (match) => {
      const number = monthNumber(match[month]!, /^\d{1,2}\./.test(match[0]));
      return number ? iso(fullYear(match[year]!), number, Number(match[day])) : null;
    });
  const found =
    dated(YEAR_DAY_MONTH_NAME, [2, 3, 1]) ??
    dated(DAY_MONTH_NAME, [1, 2, 3]) ??
    // It begins with any word, and few texts go on like this.
    (DAY_AND_YEAR.test(plain) ? dated(MONTH_NAME_DAY, [2, 1, 3]) : null) ??
    dated(YEAR_MONTH_NAME_DAY, [3, 2, 1]);
  return found && { dayFirst: found.date, monthFirst: found.date, index: found.index, length: found.length };
}

/** The first match that is a date; "88 vom 21" before "März 2026" only looks like one. */
function firstOf(pattern: RegExp, text: string, toDate: (match: RegExpExecArray) => string | null) {
  for (let from = 0; ;) {
    const match = pattern.exec(text.slice(from));
    if (!match) return null;
    const index = from + match.index;
    const date = toDate(match);
    // Within a longer run of digits or letters nothing begins, and streets have the names of days: "Rua 25 de Abril, 61".
    const before = text.slice(0, index);
    if (date && !/[\p{L}\d]$/u.test(before) && !STREET.test(before)) return { date, index, length: match[0].length };
    from = index + 1;
  }
}

const STREET =
  /(?:^|\P{L})(?:rua|avenida|av\.|pra[cç]a|largo|calle|plaza|v[ií]a|viale|corso|piazza|rue|avenue|place|boulevard|quai|ulica|ul\.|strada|str\.|bulevardul|trg)(?: (?:du|de|del|do|da))? $/u;

function numericDate(text: string) {
  const match = NUMERIC.exec(text);
  if (!match) return null;
  const [first, second, year] = [Number(match[1]), Number(match[3]), fullYear(match[4]!)];
  const dayFirst = iso(year, second, first);
  // Points separate days and months only where the day comes first.
  const monthFirst = match[2] === '.' ? dayFirst : iso(year, first, second);
  if (!dayFirst && !monthFirst) return null;
  return { dayFirst, monthFirst, index: match.index, length: match[0].length };
}

function monthNumber(name: string, isDotted: boolean): number | null {
  const folded = fold(name);
  const either = TWO_MONTHS[folded];
  if (either) return isDotted ? either.dotted : either.plain;
  return MONTHS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

function fullYear(text: string): number {
  const year = Number(text);
  return text.length === 4 ? year : year + (year < 70 ? 2000 : 1900);
}

function iso(year: number, month: number, day: number): string | null {
  if (year < 1950 || year > 2100 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
}

/** What a document's dates say about their order: one 25/03 settles every 04/05; two that contradict settle nothing. */
export function decideDateOrder(readings: DateReading[]): DateOrder | null {
  const day = readings.some(({ dayFirst, monthFirst }) => dayFirst && !monthFirst);
  const month = readings.some(({ dayFirst, monthFirst }) => monthFirst && !dayFirst);
  return day === month ? null : day ? 'day-first' : 'month-first';
}

/** The days that a date may be where it is known which comes first, the day or the month. */
export const inOrder = (dates: string[], order: DateOrder | null): string[] =>
  dates.length === 2 && order ? [order === 'day-first' ? dates[0]! : dates[1]!] : dates;

export function isAmbiguous({ dayFirst, monthFirst }: DateReading): boolean {
  return dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst;
}

/** All dates in the text, each with where it stands and every ISO date that it may be. */
export const datesIn = (text: string): { index: number; end: number; text: string; dates: string[] }[] =>
  readingsIn(text).map(({ index, length, dayFirst, monthFirst }) => {
    const end = index + length;
    const dates = [dayFirst, monthFirst].filter((one) => one !== null);
    return { index, end, dates, text: text.slice(index, end) };
  });

/** All dates in the text. */
export function readingsIn(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  let from = /\d/.test(text) ? 0 : text.length;
  for (;;) {
    const date = findDate(text.slice(from));
    if (!date) return found;
    const index = from + date.index;
    found.push({ ...date, index });
    from = index + date.length;
  }
}

/** In milliseconds. */
export const A_DAY = 86_400_000;

/** In days, between dates of ISO 8601; below zero where the second is the earlier one. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / A_DAY;

/** The text with nothing where its dates stood. */
export const withoutDates = (text: string): string =>
  datesIn(text).reduceRight((rest, { index, end }) => `${rest.slice(0, index)} ${rest.slice(end)}`, text);
