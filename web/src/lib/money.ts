import { format } from './format';

export { NO_CURRENCY, decimalsOf, fromCents, toCents } from './format';

/** Suppliers bill in whatever currency they like; the usual ones first. */
export const CURRENCIES = [
  ...new Set(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY', ...Intl.supportedValuesOf('currency')]),
];

/** 1250 → '$12.50'; without a currency in the person's own. */
export const formatMoney = (cents: number, currency?: string) => format().money(cents, currency);

/** What is in several currencies, which are never added; nothing is nothing in the person's own. */
export const formatAmounts = (amounts: { currency: string; cents: number }[]) =>
  amounts.map(({ currency, cents }) => formatMoney(cents, currency)).join(' + ') || formatMoney(0);

/** Without the currencies in which there is nothing; where there is nothing at all, it is nothing in the first. */
export function withoutEmpty<Amount extends { cents: number }>(amounts: Amount[]): Amount[] {
  const some = amounts.filter(({ cents }) => cents !== 0);
  return some.length > 0 ? some : amounts.slice(0, 1);
}

/** The tax of an order, rounded half up as the server does. Cents. */
export const taxOf = (subtotal: number, percent: number) =>
  Math.floor((subtotal * Math.round(percent * 100) + 5000) / 10_000);
