import { readPreference } from '../../lib/preferences';
import type { Parser } from './parsers';

export interface ListDefinition<Filters, Sort extends string> {
  /** Under which its page size, columns and views are kept. */
  name: string;
  filters: { [Name in keyof Filters]: Parser<Filters[Name]> };
  /** The first is the default and stays out of the URL. */
  sorts: readonly [Sort, ...Sort[]];
  /** What is searched for comes by how well it matches, unless an order was asked for. */
  ranked?: boolean;
}

export type ListQuery<Filters, Sort extends string> = Partial<Filters> & {
  q?: string;
  /** Absent: the best match first. */
  sort?: Sort;
  cursor?: string;
  limit: number;
};

export const PAGE_SIZES = [25, 50, 100] as const;
export const DEFAULT_SIZE = 50;

/** The preference that holds how many rows a person wants of a list. */
export const sizePreference = (list: string) => `${list}.size`;

/** A page size that may be asked for. */
export const toSize = (size: number): number => PAGE_SIZES.find((one) => one === size) ?? DEFAULT_SIZE;

/** What an address asks of a list; what it says wrongly is left out. */
export function toListQuery<Filters extends Record<string, string | number>, Sort extends string>(
  { filters, sorts, ranked }: ListDefinition<Filters, Sort>,
  params: URLSearchParams,
  limit: number,
): ListQuery<Filters, Sort> {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(filters)) {
    const value = filters[name]?.(params.get(name) ?? '');
    if (value !== undefined) values[name] = value;
  }
  for (const name of ['q', 'cursor']) {
    if (params.get(name)) values[name] = params.get(name);
  }
  const sort = sorts.find((word) => word === params.get('sort')) ?? (ranked && values['q'] ? undefined : sorts[0]);
  return { ...values, sort, limit } as ListQuery<Filters, Sort>;
}

/** The same outside of the list's component, with the page size that is kept for the person. */
export function listQueryOf<Filters extends Record<string, string | number>, Sort extends string>(
  list: ListDefinition<Filters, Sort>,
  { search }: { search: URLSearchParams },
): ListQuery<Filters, Sort> {
  return toListQuery(list, search, toSize(readPreference(sizePreference(list.name), DEFAULT_SIZE)));
}
