import { code } from 'currency-codes';

/**
 * How many decimals a currency has by ISO 4217: two, but yen have none. Two where nobody knows which currency it is. Not asked
 * of `Intl`, whose answer changes with the version of its data: forints have two decimals there, or none.
 */
export const minorUnitDigits = (currency: string | null): number =>
  currency === null ? 2 : (code(currency)?.digits ?? 2);
