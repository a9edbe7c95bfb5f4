import { fold } from './fold.js';

/** A printed date that may be read in more than one way. */
export interface DateReading {
  /** ISO dates, day first and month first; equal when there is only one way. */
  dayFirst: string | null;
  monthFirst: string | null;
}

export type DateOrder = 'day-first' | 'month-first';

const MONTHS: [number, RegExp][] = [
  [1, /^(?:jan|ene|gen|janv|sty|led|ian|oca|tam)/],
  [2, /^(?:feb|fev|febr|lut|uno|sub|hel)/],
  [3, /^(?:mar(?!ras)|mrz|maerz|mrt|maart|mars|bre)/],
  [4, /^(?:apr|avr|abr|kwi|dub|nis)/],
  [5, /^(?:may|mai|mei|mag|maj|kve)/],
  [6, /^(?:jun|juin|giu|cze|cervna|cerven(?!ec|c)|iun|haz)/],
  [7, /^(?:jul|juil|lug|lip|cervenec|cervenc|iul|tem)/],
  [8, /^(?:aug|aou|ago|sie|srp|agu)/],
  [9, /^(?:sep|set|wrz|zar|eyl)/],
  [10, /^(?:oct|okt|ott|out|paz|rij|eki)/],
  [11, /^(?:nov|lis|noi|kas)/],
  [12, /^(?:dec|dez|dic|gru|pro|ara|des)/],
];

const ISO = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/;
const NUMERIC = /\b(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})\b/;
const DAY_MONTH_NAME =
  /\b(\d{1,2})(?:st|nd|rd|th|er|º)?[\s./-]*(?:de\s+)?(\p{L}{3,12})\.?,?[\s./-]*(?:de\s+|del\s+)?(\d{4}|\d{2})\b/u;
const MONTH_NAME_DAY = /(?<!\p{L})(\p{L}{3,12})\.?\s*(\d{1,2})(?:st|nd|rd|th)?\s*,?\s*(\d{4})\b/u;

/** The first date in the text, with where it stands. */
export function findDate(text: string): (DateReading & { index: number; length: number }) | null {
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
  const dayFirst = DAY_MONTH_NAME.exec(plain);
  const monthFirst = MONTH_NAME_DAY.exec(plain);
  for (const [match, day, month, year] of [
    [dayFirst, dayFirst?.[1], dayFirst?.[2], dayFirst?.[3]],
    [monthFirst, monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]],
  ] as const) {
    const number = month && monthNumber(month);
    const date = number ? iso(fullYear(year!), number, Number(day)) : null;
    if (match && date) return { dayFirst: date, monthFirst: date, index: match.index, length: match[0].length };
  }
  return null;
}

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

function monthNumber(name: string): number | null {
  const folded = fold(name);
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

export function isAmbiguous({ dayFirst, monthFirst }: DateReading): boolean {
  return dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst;
}
