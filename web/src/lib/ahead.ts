import type { QueryKey } from '@tanstack/react-query';
import type { LoaderFunctionArgs, Params, RouteObject } from 'react-router-dom';
import { currentUserQuery } from './auth/current-user';
import { preferencesQuery } from './preferences';
import { queryClient } from './query-client';
import { currentViewMode, type ViewMode } from './view-mode';

/** What an address says that is about to be shown. */
export interface Visit {
  params: Params;
  search: URLSearchParams;
  isAdmin: boolean;
}

interface Query {
  queryKey: QueryKey;
}

/**
 * A page's data is asked for while its code is on the way, instead of after it. Nothing waits for the answer and a
 * failure says nothing: the page asks the same again, finds the answer or the call that is under way, and shows what
 * comes of it. `side` keeps from asking for a page of the other side, which will not be shown.
 */
export function ahead(
  side: ViewMode | undefined,
  queries: (visit: Visit) => Query[],
): Pick<RouteObject, 'loader'> & {
  shouldRevalidate: () => boolean;
} {
  const ask = async ({ params, request }: LoaderFunctionArgs): Promise<void> => {
    const [user] = await Promise.all([
      queryClient.ensureQueryData(currentUserQuery),
      // How many rows the person wants; without it the usual number is asked for.
      queryClient.ensureQueryData(preferencesQuery).catch(() => undefined),
    ]);
    if (!user || (side && side !== (currentViewMode() ?? (user.role === 'seller' ? 'seller' : 'buyer')))) return;
    const visit: Visit = {
      params,
      search: new URL(request.url).searchParams,
      isAdmin: user.role === 'admin',
    };
    for (const query of queries(visit)) void queryClient.prefetchQuery(query);
  };
  return {
    loader: (visit) => {
      ask(visit).catch(() => undefined);
      return null;
    },
    // Another search or filter is asked for by the list itself.
    shouldRevalidate: () => false,
  };
}
