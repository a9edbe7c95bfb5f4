import { intlOf } from './locales.mjs';

/** Money is in cents, prices in ten-thousandths, quantities in thousandths, shares in hundredths of a percent. */

export const SCALE = { money: 2, price: 4, quantity: 3, share: 2 };

/**
 * How one paper writes figures and dates. `style`: {group, symbol, symbolPlace: 'before' | 'after' | 'none', negative:
 * 'front' | 'back' | 'brackets' | 'accounting' (the currency inside) | 'long', datePattern, quantityDecimals}.
 */
export function formatsOf(code, locale, style) {
  const number = (value, scale, least, most) => figures(value, scale, { least, most, locale, group: style.group });
  const plain = (cents) => signed(cents, style.negative, (value) => number(value, 2, locale.whole ? 0 : 2, 2));
  const money = (cents) => withSymbol(plain(cents), style);
  return {
    plain,
    money,
    /** With the currency even where columns do without. */
    sum: (cents) =>
      withSymbol(plain(cents), { ...style, symbol: style.sumSymbol ?? style.symbol, symbolPlace: style.sumSide }),
    price: (value) =>
      withSymbol(number(value, 4, locale.whole ? 0 : 2, 4), {
        ...style,
        symbolPlace: style.symbolEverywhere ? style.symbolPlace : 'none',
      }),
    quantity: (value) => number(value, 3, style.quantityDecimals ?? 0, 3),
    share: (value) => `${number(value, 2, style.shareDecimals ?? 0, 2)}${style.shareSpace ? '\u00a0' : ''}%`,
    number: (value, scale = 0) => number(value, scale, 0, scale),
    date: (iso, pattern = style.datePattern) => dateIn(code, iso, pattern),
  };
}

function figures(value, scale, { least, most, locale, group }) {
  const digits = String(Math.abs(value)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  let part = scale ? digits.slice(-scale).slice(0, most) : '';
  while (part.length > least && part.endsWith('0')) part = part.slice(0, -1);
  return `${value < 0 ? '-' : ''}${grouped(whole, group)}${part ? locale.decimal + part : ''}`;
}

function grouped(whole, group) {
  if (group === 'lakh') return whole.replace(/(\d)(?=(\d\d)+\d{3}$)/g, '$1,').replace(/(\d)(?=\d{3}$)/, '$1,');
  return group ? whole.replace(/(\d)(?=(\d{3})+$)/g, `$1${group}`) : whole;
}

function signed(value, negative, write) {
  if (value >= 0) return write(value);
  const text = write(-value);
  return {
    front: `-${text}`,
    back: `${text}-`,
    brackets: `(${text})`,
    accounting: `(${text})`,
    long: `\u2212\u00a0${text}`,
  }[negative ?? 'front'];
}

function withSymbol(text, style) {
  const { symbol, symbolPlace, negative } = style;
  if (negative === 'accounting' && text.startsWith('(')) return `(${withSymbol(text.slice(1, -1), style)})`;
  if (symbolPlace === 'none') return text;
  if (symbolPlace === 'after') return `${text}\u00a0${symbol}`;
  const joined = /^[$£₹€]$/.test(symbol) ? symbol : `${symbol}\u00a0`;
  const [, sign, figures] = /^(-|\u2212\u00a0)?(.*)$/.exec(text);
  return (sign ?? '') + joined + figures;
}

function dateIn(code, iso, pattern) {
  const [year, month, day] = iso.split('-').map(Number);
  const monthAs = (form) =>
    new Intl.DateTimeFormat(intlOf(code), {
      day: 'numeric',
      month: form,
      year: 'numeric',
      timeZone: 'UTC',
    })
      .formatToParts(new Date(`${iso}T00:00:00Z`))
      .find(({ type }) => type === 'month').value;
  const parts = {
    yyyy: () => year,
    yy: () => String(year).slice(2),
    MMMM: () => monthAs('long'),
    MMM: () => monthAs('short'),
    MM: () => String(month).padStart(2, '0'),
    M: () => month,
    dd: () => String(day).padStart(2, '0'),
    d: () => day,
  };
  return pattern.replace(/'([^']*)'|\b(yyyy|yy|MMMM|MMM|MM|M|dd|d)\b/g, (_, quoted, part) => quoted ?? parts[part]());
}

export const addDays = (iso, days) =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * 864e5).toISOString().slice(0, 10);

export const daysBetween = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / 864e5);

export const endOfMonth = (iso) => {
  const [year, month] = iso.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** Letters and spaces that HTML would take for its own. */
export const escaped = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A template's `{name}` filled in. */
export const filled = (template, values) => template.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
