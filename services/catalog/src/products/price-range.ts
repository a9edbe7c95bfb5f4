import { CURRENCIES } from '#contracts';
import { type Filters, invalid } from '#platform';
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
 * figures. No index has prices alone, but one has them by currency, which is what the first condition is for; the others
 * are what the planner can count. Errors: invalid where nothing can be between them.
 */
export function priceRange(
  filters: Filters,
  { currency, priceMin, priceMax }: PriceRange,
  isInOrder = false,
): string[] {
  if (priceMin !== undefined && priceMax !== undefined && priceMin > priceMax) {
    throw invalid('The lowest price is above the highest', 'priceMin');
  }
  const isBounded = priceMin !== undefined || priceMax !== undefined;
  const bound = (one: string, price: number): string => filters.bind(one + String(price).padStart(10, '0'));
  const between = (one: string): string =>
    `${PRICE_IN_ORDER} BETWEEN ${bound(one, priceMin ?? 0)} AND ${bound(one, priceMax ?? MOST)}`;
  const currencies = currency === undefined ? CURRENCIES : [currency];
  const isByIndex = isBounded || (currency !== undefined && isInOrder);
  return [
    ...(isByIndex ? [`(${currencies.map(between).join(' OR ')})`] : []),
    ...(currency === undefined || isInOrder ? [] : [soldIn(filters.bind(currency))]),
    ...(priceMin === undefined ? [] : [`p.price >= ${filters.bind(priceMin)}`]),
    ...(priceMax === undefined ? [] : [`p.price <= ${filters.bind(priceMax)}`]),
  ];
}

/** A product of a supplier's: its price is in the currency. */
const soldIn = (currency: string): string =>
  `EXISTS (SELECT 1 FROM suppliers c WHERE c.id = p.supplier_id AND c.currency = ${currency})`;
