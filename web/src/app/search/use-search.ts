import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, body } from '../../lib/api-client';
import { searchKey } from '../../lib/query-keys';
import { useDebounced } from '../../lib/use-debounced';
import type { ViewMode } from '../../lib/view-mode';

const MIN_LETTERS = 2;
const TYPING_PAUSE_MS = 250;

/** What the server finds for what is typed, once typing pauses. Nothing below two letters. */
export function useSearch(typed: string, view: ViewMode) {
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const enabled = q.length >= MIN_LETTERS;
  const query = useQuery({
    queryKey: searchKey(view, q),
    queryFn: async ({ signal }) => body(await api.GET('/api/search', { params: { query: { q } }, signal })),
    enabled,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });
  const isBehind = typed.trim() !== q || query.isPlaceholderData;
  return { ...query, data: enabled ? query.data : undefined, isBehind: enabled && isBehind };
}

export type SearchResults = NonNullable<ReturnType<typeof useSearch>['data']>;
