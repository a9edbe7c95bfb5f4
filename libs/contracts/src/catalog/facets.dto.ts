/** One value that products can be narrowed to. */
export class CategoryFacet {
  name: string;
  /** Of the products that all other filters leave. */
  count: number;
}

export class NamedFacet {
  id: number;
  name: string;
  /** Of the products that all other filters leave. */
  count: number;
}

/** What the prices of the products lie between, whatever they are in; null where there are none. See `CurrencyFacet`. */
export class PriceFacet {
  /** Cents. */
  min: number;
  /** Cents. */
  max: number;
  /** Null where they are in several. */
  currency: string | null;
}

/** What the prices in one currency lie between. */
export class CurrencyFacet {
  currency: string;
  /** Cents. */
  min: number;
  /** Cents. */
  max: number;
  /** Of the products that all filters but those by price and currency leave. */
  count: number;
}

/**
 * How the products of the marketplace can be narrowed further: each facet counts what all filters but its own leave; the 30
 * largest of each.
 */
export class MarketplaceFacets {
  categories: CategoryFacet[];
  suppliers: NamedFacet[];
  brands: NamedFacet[];
  price: PriceFacet | null;
  prices: CurrencyFacet[];
  /** False when a facet has more products than the 10,000 that are counted: its counts are then what there is at least. */
  isComplete: boolean;
}
