const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    formats.set(currency, format);
  }
  return format;
}

/** Suppliers bill in whatever currency they like; the usual ones first. */
export const CURRENCIES = [
  ...new Set(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', ...Intl.supportedValuesOf('currency')]),
];

/** Two, but yen have none. */
export const decimalsOf = (currency: string) => formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;

const minorUnits = (currency: string) => 10 ** decimalsOf(currency);

/** 1250 → '$12.50' */
export const formatMoney = (cents: number, currency = 'USD') => formatOf(currency).format(cents / minorUnits(currency));

/** What is in several currencies, which are never added; nothing is nothing in dollars. */
export const formatAmounts = (amounts: { currency: string; cents: number }[]) =>
  amounts.map(({ currency, cents }) => formatMoney(cents, currency)).join(' + ') || formatMoney(0);

/** For leaving out currencies in which there is nothing. */
export const isSome = ({ cents }: { cents: number }) => cents !== 0;

/** '12.50' or 12.5 → 1250. Rounded, because 19.99 * 100 is not 1999 in floating point. */
export const toCents = (amount: number, currency = 'USD') => Math.round(amount * minorUnits(currency));

export const fromCents = (cents: number, currency = 'USD') => cents / minorUnits(currency);

/** The flat tax of an order, rounded half up as the server does. */
export const taxOf = (subtotal: number) => Math.floor(subtotal / 10 + 0.5);
