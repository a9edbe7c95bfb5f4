import { decimal, decimalsOf } from './decimal.js';

/** One per currency: making a format costs more than all else that a notification takes. */
const formats = new Map<string, Intl.NumberFormat>();

/** Minor units as people write them: 123450 USD is `$1,234.50`, 1200 JPY is `¥1,200`. */
export function formatMoney(minorUnits: number, currency: string): string {
  return formatOf(currency).format(decimal(minorUnits, currency));
}

function formatOf(currency: string): Intl.NumberFormat {
  let format = formats.get(currency);
  if (!format) {
    const digits = decimalsOf(currency);
    format = new Intl.NumberFormat('en-US', {
      ...{ style: 'currency', currency },
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    });
    formats.set(currency, format);
  }
  return format;
}
