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

/** What all prices lie between; null where there are none. */
export class PricesFromTo {
  /** Cents. */
  min: number;
  /** Cents. */
  max: number;
  /** Null where they are in several: then only the prices by currency can be compared. */
  currency: string | null;
}

/** What the prices in one currency lie between. */
export class PriceFacet {
  currency: string;
  /** Of the products that all other filters leave. */
  count: number;
  /** Cents. */
  min: number;
  /** Cents. */
  max: number;
}

/**
 * How the products of the marketplace can be narrowed further: each facet counts what all filters but its own leave; the 30
 * largest of each. Prices and their currency are one facet.
 */
export class MarketplaceFacets {
  categories: CategoryFacet[];
  suppliers: NamedFacet[];
  brands: NamedFacet[];
  price: PricesFromTo | null;
  /** By currency, the one of most products first. */
  prices: PriceFacet[];
  /** False when a facet had more products than the 10,000 that are counted: then its counts are the least there are. */
  isComplete: boolean;
}
