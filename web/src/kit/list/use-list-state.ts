import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePreference } from '../../lib/preferences';
import { DEFAULT_SIZE, type ListDefinition, sizePreference, toListQuery, toSize } from './list-query';

export type { ListDefinition } from './list-query';

/** The cursors of the pages before this one. They are history, not part of the view, so they are kept with the entry. */
interface Trail {
  trail?: (string | null)[];
  /** How many rows each of them has: one of large rows has fewer than were asked for. */
  rows?: number[];
}

/**
 * A list's search, filters, sort and page, kept in the URL: a link reproduces the view, and Back undoes a step.
 * Define `filters` and `sorts` outside the component.
 */
export function useListState<Filters extends Record<string, string | number>, Sort extends string>(
  definition: ListDefinition<Filters, Sort>,
) {
  const { name, filters, sorts, ranked } = definition;
  const [size, setSize] = usePreference<number>(sizePreference(name), DEFAULT_SIZE);
  const limit = toSize(size);
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { trail = [], rows = [] } = (useLocation().state as Trail | null) ?? {};
  const cursor = params.get('cursor');
  const query = useMemo(() => toListQuery(definition, params, limit), [definition, params, limit]);

  /** Another search or filter is another list: it starts at its first page. */
  const change = useCallback(
    (changes: Partial<Record<string, string | number | null>>, replace = false) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('cursor');
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === undefined || value === '') after.delete(name);
            else after.set(name, String(value));
          }
          return after;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );

  const goTo = (target: string | null, state: Trail) => {
    const after = new URLSearchParams(params);
    if (target) after.set('cursor', target);
    else after.delete('cursor');
    void navigate({ search: after.toString() }, { state });
  };

  const bestFirst = Boolean(ranked && query.q);
  const active = 'q' in query || Object.keys(filters).some((name) => name in query);

  return {
    name,
    query,
    /** How many filters narrow the list; the search is not one. */
    filterCount: Object.keys(filters).filter((filter) => filter in query).length,
    pageSize: limit,
    setPageSize(next: number) {
      setSize(next);
      change({}, true);
    },
    /** Whether a search or a filter narrows the list. */
    active,
    setSearch: (q: string) => change({ q }, true),
    /** Undefined takes a filter away. */
    setFilters: (values: { [name: string]: string | number | undefined }) =>
      change(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? null]))),
    /** Whether the best match comes first, where no other order is asked for. */
    bestFirst,
    setSort: (sort: Sort | undefined) => change({ sort: sort === sorts[0] && !bestFirst ? null : (sort ?? null) }),
    clear: () => change(Object.fromEntries(['q', ...Object.keys(filters)].map((name) => [name, null]))),
    paging: {
      isFirst: !cursor,
      /** How many rows the pages before this one have; a page that was opened by a link does not know. */
      before: rows.reduce((sum, shown) => sum + shown, 0),
      first: () => goTo(null, { trail: [] }),
      /** `shown`: how many rows this page has. */
      next: (target: string, shown: number) => goTo(target, { trail: [...trail, cursor], rows: [...rows, shown] }),
      /** Absent when this page was opened by a link: keyset paging knows the way forward only. */
      previous:
        trail.length > 0
          ? () => goTo(trail.at(-1) ?? null, { trail: trail.slice(0, -1), rows: rows.slice(0, -1) })
          : undefined,
    },
  };
}

export type ListState<Filters extends Record<string, string | number>, Sort extends string> = ReturnType<
  typeof useListState<Filters, Sort>
>;
export type Paging = ReturnType<typeof useListState>['paging'];
