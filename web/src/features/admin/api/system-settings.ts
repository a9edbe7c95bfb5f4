import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { systemSettingsKey } from '../../../lib/query-keys';

export type SystemSettings = Schemas['SystemSettings'];

export const systemSettingsQuery = queryOptions({
  queryKey: systemSettingsKey,
  queryFn: async () => body(await api.GET('/api/admin/settings')),
  staleTime: 0,
});

export const useSystemSettings = () => useQuery(systemSettingsQuery);

export function useUpdateSystemSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['UpdateSystemSettingsInput']) =>
      body(await api.PUT('/api/admin/settings', { body: input })),
    onSuccess: (settings) => {
      queryClient.setQueryData(systemSettingsKey, settings);
      return nowStale(queryClient, 'settings');
    },
  });
}
