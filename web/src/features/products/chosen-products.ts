import type { Product, ProductFilter } from '../../api/list-products';
import { namesOf, type Selection } from '../../kit/list/use-selection';
import type { ProductsChange } from './api/change-products';

/** What a change of many is about: some of the products that are shown, or all that the list finds. */
export interface ChosenProducts {
  which: Pick<ProductsChange, 'ids' | 'filter' | 'count'>;
  count: number;
  /** For the question before: 'Hex bolt, Washer and Nut'. */
  named: string;
  /** Those that are known; of all that the list finds, what is shown of them. */
  items: Product[];
}

/** What narrows the list, without its order and pages. */
export function filterOf({ q, supplierId, brandId, category, status }: ProductFilter): ProductsChange['filter'] {
  return { q, supplierId, brandId, ...(category && { category }), status };
}

export function chosenOf({ all, items }: Selection<Product>, filter: ProductFilter): ChosenProducts {
  const names = namesOf(items.map(({ name }) => name));
  if (all === null) return { which: { ids: items.map(({ id }) => id) }, count: items.length, named: names, items };
  return { which: { filter: filterOf(filter), count: all }, count: all, named: 'All that the list finds', items };
}
