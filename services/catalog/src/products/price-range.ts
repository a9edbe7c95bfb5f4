import { type Filters, invalid } from '#platform';
import { PRICE_IN_ORDER } from './product.sql.js';

interface PriceRange {
  currency?: string;
  priceMin?: number;
  priceMax?: number;
}

/** The greatest price that has ten digits. */
const MOST = 9_999_999_999;

/** In which prices are asked for that name no currency. */
const USUAL_CURRENCY = 'USD';

/**
 * The conditions that prices are in the currency and between these, if any: figures of different currencies do not
 * compare, so bounds without a currency are dollars. No index has prices alone, but one has them by currency; conditions on
 * prices beside that would have the planner think that they exclude others once more. Errors: invalid where nothing can
 * be between them.
 */
export function priceRange(
  filters: Filters,
  { currency: asked, priceMin, priceMax }: PriceRange,
  isInOrder = false,
): string[] {
  if (priceMin !== undefined && priceMax !== undefined && priceMin > priceMax) {
    throw invalid('The lowest price is above the highest', 'priceMin');
  }
  const isBounded = priceMin !== undefined || priceMax !== undefined;
  const currency = asked ?? (isBounded ? USUAL_CURRENCY : undefined);
  if (currency === undefined) return [];
  const bound = (price: number): string => filters.bind(currency + String(price).padStart(10, '0'));
  return [
    isBounded || isInOrder
      ? `${PRICE_IN_ORDER} BETWEEN ${bound(priceMin ?? 0)} AND ${bound(priceMax ?? MOST)}`
      : soldIn(filters.bind(currency)),
  ];
}

/** A product of a supplier's: its price is in the currency. */
const soldIn = (currency: string): string =>
  `EXISTS (SELECT 1 FROM suppliers c WHERE c.id = p.supplier_id AND c.currency = ${currency})`;
