import { code } from 'currency-codes';

/**
 * The decimals of a currency by ISO 4217: two, but yen have none. Not asked of `Intl`, whose answer changes with the version
 * of its data: forints have two decimals there, or none.
 */
export const decimalsOf = (currency: string): number => code(currency)?.digits ?? 2;

/** 1250 USD is 12.5; 1250 JPY is 1250. */
export const decimal = (minorUnits: number, currency: string): number => minorUnits / 10 ** decimalsOf(currency);

/** 12.5 USD is 1250; undefined where the currency has no such decimals. */
export function minorUnits(amount: number, currency: string): number | undefined {
  const exact = amount * (1 / decimal(1, currency));
  const whole = Math.round(exact);
  return Math.abs(exact - whole) < 1e-6 * Math.max(1, whole) ? whole : undefined;
}
