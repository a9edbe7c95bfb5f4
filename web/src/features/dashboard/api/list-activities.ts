import { useQuery } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { activityKeys } from '../../../lib/query-keys';

export type Activity = Schemas['Activity'];

/** Newest first. */
export const useActivities = (limit: number) =>
  useQuery({
    queryKey: activityKeys.list({ limit }),
    queryFn: async () => body(await api.GET('/api/activities', { params: { query: { limit } } })),
    staleTime: 60_000,
  });
