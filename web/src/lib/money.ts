const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    formats.set(currency, format);
  }
  return format;
}

/** Minor units of a currency: cents, but yen have none. */
const minorUnits = (currency: string) => 10 ** (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2);

/** 1250 → '$12.50' */
export const formatMoney = (cents: number, currency = 'USD') => formatOf(currency).format(cents / minorUnits(currency));

/** '12.50' or 12.5 → 1250. Rounded, because 19.99 * 100 is not 1999 in floating point. */
export const toCents = (amount: number, currency = 'USD') => Math.round(amount * minorUnits(currency));

export const fromCents = (cents: number, currency = 'USD') => cents / minorUnits(currency);

/** The flat tax of an order, rounded half up as the server does. */
export const taxOf = (subtotal: number) => Math.floor(subtotal / 10 + 0.5);
