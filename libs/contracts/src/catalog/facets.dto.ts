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

/** What the prices of the products lie between; null where there are none. */
export class PriceFacet {
  /** Cents. */
  min: number;
  /** Cents. */
  max: number;
  /** Null where they are in several. */
  currency: string | null;
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
  /** False when there are more products than the 10,000 that are counted. */
  isComplete: boolean;
}
