import { code } from 'currency-codes';

/** The package walks its list for each question; a table of thousands of rows asks several times for each. */
const known = new Map<string, number>();

/**
 * The decimals of a currency by ISO 4217: two, but yen have none. Not asked of `Intl`, whose answer changes with the version
 * of its data: forints have two decimals there, or none.
 */
export function decimalsOf(currency: string): number {
  let decimals = known.get(currency);
  if (decimals === undefined) {
    const standard = code(currency);
    decimals = standard?.digits ?? 2;
    // Only what the standard knows: what people make up must not fill the memory.
    if (standard) known.set(currency, decimals);
  }
  return decimals;
}

/** 1250 USD is 12.5; 1250 JPY is 1250. */
export const decimal = (minorUnits: number, currency: string): number => minorUnits / 10 ** decimalsOf(currency);

/** 1250 USD is 12.50; 1250 JPY is 1250. */
export const fixedDecimal = (minorUnits: number, currency: string): string =>
  decimal(minorUnits, currency).toFixed(decimalsOf(currency));

/** 12.5 USD is 1250; undefined where the currency has no such decimals. */
export function minorUnits(amount: number, currency: string): number | undefined {
  const exact = amount * (1 / decimal(1, currency));
  const whole = Math.round(exact);
  return Math.abs(exact - whole) < 1e-6 * Math.max(1, whole) ? whole : undefined;
}
