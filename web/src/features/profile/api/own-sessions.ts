import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { sessionsKey } from '../../../lib/query-keys';

export type OwnSession = Schemas['OwnSession'];

/** Nothing tells of a login elsewhere, so it is asked for whenever somebody looks. */
export const ownSessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: async () => body(await api.GET('/api/user/sessions', { params: { query: { limit: 100 } } })),
  staleTime: 0,
});

export const useOwnSessions = () => useQuery(ownSessionsQuery);

/** One of them; all but this one when no id is given. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id?: string) =>
      body(
        id === undefined
          ? await api.DELETE('/api/user/sessions')
          : await api.DELETE('/api/user/sessions/{id}', { params: { path: { id } } }),
      ),
    onSettled: () => nowStale(queryClient, 'session'),
  });
}
