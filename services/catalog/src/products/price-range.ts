import { CURRENCIES } from '#contracts';
import type { Filters } from '#platform';
import { PRICE_IN_ORDER } from './product.sql.js';

interface PriceRange {
  currency?: string;
  priceMin?: number;
  priceMax?: number;
}

/** The greatest price that has ten digits. */
const MOST = 9_999_999_999;

/**
 * The conditions that prices are in the currency and between these, if any; without a currency, those of each as plain
 * figures. They are said twice: as ranges of the index that has prices by currency, since none has prices alone, and of the
 * price, of which the planner knows how many there are.
 */
export function priceRange(filters: Filters, { currency, priceMin, priceMax }: PriceRange): string[] {
  if (currency === undefined && priceMin === undefined && priceMax === undefined) return [];
  const bound = (one: string, price: number): string => filters.bind(one + String(price).padStart(10, '0'));
  const ranges = (currency === undefined ? CURRENCIES : [currency]).map(
    (one) => `${PRICE_IN_ORDER} BETWEEN ${bound(one, priceMin ?? 0)} AND ${bound(one, priceMax ?? MOST)}`,
  );
  return [
    `(${ranges.join(' OR ')})`,
    ...(priceMin === undefined ? [] : [`p.price >= ${filters.bind(priceMin)}`]),
    ...(priceMax === undefined ? [] : [`p.price <= ${filters.bind(priceMax)}`]),
  ];
}
