/**
 * How a person's numbers, money and dates are written. The words stay English; separators, the order of a date and the
 * clock are those of the person's region.
 */
export interface Conventions {
  /** Of numbers, which have no words: 'de-DE'. */
  numbers: string;
  /** Of dates: 'en-DE'. */
  dates: string;
  /** What an amount is in that names no currency. */
  currency: string;
  /** Absent: the device's. */
  timeZone?: string;
}

/** The browser tells the region; the account has the currency. */
export function conventionsOf(languages: readonly string[], currency: string): Conventions {
  const [numbers = 'en-US'] = languages;
  const { region = 'US' } = new Intl.Locale(numbers).maximize();
  return { numbers, dates: `en-${region}`, currency };
}

/** A day without a time: that day wherever it is read. */
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** In place of a date that is none: Intl throws, and would take the card along. */
const INVALID_DATE = 'Invalid date';

const DAY = 86_400_000;
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Whose amounts are not hundredths, by ISO 4217. Browsers do not agree on it: their data follows what shops print. */
const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '));
const OF_THREE_DECIMALS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Decimals are a matter of the currency and not of who reads it: two, but yen have none. */
export const decimalsOf = (currency: string): number =>
  WITHOUT_DECIMALS.has(currency) ? 0 : OF_THREE_DECIMALS.has(currency) ? 3 : 2;

/** What ISO 4217 calls an amount of which nobody knows the currency: it is written without a sign. */
export const NO_CURRENCY = 'XXX';

const minorUnits = (currency: string) => 10 ** decimalsOf(currency);

/** '12.50' or 12.5 → 1250. Rounded, because 19.99 * 100 is not 1999 in floating point. */
export const toCents = (amount: number, currency: string) => Math.round(amount * minorUnits(currency));

export const fromCents = (cents: number, currency: string) => cents / minorUnits(currency);

export function createFormatter({ numbers, dates, currency: own, timeZone }: Conventions) {
  const numberFormat = (options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(numbers, { numberingSystem: 'latn', ...options });
  const dateFormat = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dates, { timeZone, ...options });
  const number = numberFormat();
  const tenths = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = numberFormat({ style: 'percent', maximumFractionDigits: 1 });
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const day = dateFormat({ dateStyle: 'medium' });
  const exact = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const time = dateFormat({ timeStyle: 'short' });
  const clock = dateFormat({ timeStyle: 'medium' });
  // Of days and months as the server names them, which are moments nowhere.
  const date = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  const shortMonth = dateFormat({ month: 'short', timeZone: 'UTC' });
  const shortDay = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  const longMonth = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const calendarDay = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const money = new Map<string, Intl.NumberFormat>();

  const moneyOf = (currency: string) => {
    let format = money.get(currency);
    if (!format) {
      const digits = decimalsOf(currency);
      format = numberFormat({
        ...(currency !== NO_CURRENCY && { style: 'currency', currency }),
        ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
      });
      money.set(currency, format);
    }
    return format;
  };
  const written = (style: Intl.DateTimeFormat, at: string | number) => {
    const date = new Date(at);
    return Number.isNaN(date.getTime()) ? INVALID_DATE : style.format(date);
  };
  const formatDay = (iso: string) => written(IS_DAY.test(iso) ? date : day, iso);
  /** Without the comma and the narrow space of `exact`: 'Feb 7, 2026 6:50 PM'. */
  const dayAndTime = (iso: string) =>
    [...new Set([written(day, iso), written(time, iso)])].join(' ').replaceAll('\u202f', ' ');

  /** Midnights in between, however many hours that is. */
  const daysSince = (iso: string, now: number): number => {
    const then = IS_DAY.test(iso) ? iso : written(calendarDay, iso);
    return (Date.parse(written(calendarDay, now)) - Date.parse(then)) / DAY;
  };

  return {
    number: (n: number) => number.format(n),
    /** 4 → '4.0' */
    tenths: (n: number) => tenths.format(n),
    /** 0.125 → '12.5%' */
    percent: (share: number) => percent.format(share),
    /** 1250 → '$12.50' */
    money: (cents: number, currency = own) => moneyOf(currency).format(fromCents(cents, currency)),
    /** 1234500 → '$12K' */
    shortMoney: (cents: number, currency = own) =>
      numberFormat({ style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 }).format(
        fromCents(cents, currency),
      ),
    /** '$', '€', or the code of a currency that has no sign here. */
    sign: (currency = own) =>
      currency === NO_CURRENCY
        ? undefined
        : (moneyOf(currency)
            .formatToParts(0)
            .find(({ type }) => type === 'currency')?.value ?? currency),
    decimalSeparator: number.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.',
    currency: own,
    /** Of a moment, or of a day without a time: '2026-02-07' → 'Feb 7, 2026' */
    day: formatDay,
    exact: (iso: string) => written(exact, iso),
    dayAndTime,
    time: (at: number) => time.format(at),
    /** With seconds. */
    clock: (at: number) => clock.format(at),
    /** '2026-02-07' → 'Feb 7' */
    shortDay: (date: string) => written(shortDay, `${date}T00:00:00Z`),
    /** '2026-02' → 'Feb' */
    shortMonth: (month: string) => written(shortMonth, `${month}-01T00:00:00Z`),
    /** '2026-02' → 'February 2026' */
    longMonth: (month: string) => written(longMonth, `${month}-01T00:00:00Z`),
    /** '3 hours ago' within a week, the day after that. */
    relative(iso: string, now = Date.now()): string {
      const past = now - new Date(iso).getTime();
      if (!(past < 7 * DAY && past >= -DAY)) return formatDay(iso);
      // Yesterday is the day before, not the time of 24 to 48 hours ago.
      if (Math.abs(past) >= DAY) return relative.format(-daysSince(iso, now), 'day');
      for (const [unit, length] of STEPS) {
        if (Math.abs(past) >= length) return relative.format(-Math.trunc(past / length), unit);
      }
      return 'just now';
    },
    /** Of something that is done now and then: 'Today', 'Yesterday', '3 days ago', '2 weeks ago', '4 months ago'. */
    since(iso: string, now = Date.now()): string {
      const days = daysSince(iso, now);
      if (Number.isNaN(days)) return INVALID_DATE;
      if (days < 1) return 'Today';
      if (days === 1) return 'Yesterday';
      if (days < 7) return `${days} days ago`;
      const [n, unit] = days < 30 ? [Math.floor(days / 7), 'week'] : [Math.floor(days / 30), 'month'];
      return `${number.format(n)} ${unit}${n === 1 ? '' : 's'} ago`;
    },
  };
}

const languages = () => (typeof navigator === 'undefined' ? [] : navigator.languages);

/** The one of whoever sits at this browser. What was written in another currency's name is not rewritten. */
let formatter = createFormatter(conventionsOf(languages(), 'USD'));

/** Called with the account's currency once it is known. */
export function formatIn(currency: string): void {
  if (currency !== formatter.currency) formatter = createFormatter(conventionsOf(languages(), currency));
}

export const format = () => formatter;
