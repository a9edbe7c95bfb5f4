import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { mailSubscriptionKey } from '../../../lib/query-keys';

const mailSubscriptionQuery = (token: string) =>
  queryOptions({
    queryKey: mailSubscriptionKey(token),
    queryFn: async () => body(await api.GET('/api/unsubscribe', { params: { query: { token } } })),
  });

export const useMailSubscription = (token: string) => useQuery(mailSubscriptionQuery(token));

export function useUnsubscribe(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => body(await api.POST('/api/unsubscribe', { body: { token } })),
    onSuccess: (subscription) => {
      queryClient.setQueryData(mailSubscriptionKey(token), subscription);
      // Whoever is logged in sees the switch in the settings.
      return nowStale(queryClient, 'user');
    },
  });
}
