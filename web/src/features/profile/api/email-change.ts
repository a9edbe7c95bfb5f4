import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { emailChangeKey } from '../../../lib/query-keys';

const emailChangeQuery = (token: string) =>
  queryOptions({
    queryKey: emailChangeKey(token),
    queryFn: async () => body(await api.GET('/api/confirm-email', { params: { query: { token } } })),
  });

/** What the link confirms. */
export const useEmailChange = (token: string) => useQuery(emailChangeQuery(token));

export function useConfirmEmail(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => body(await api.POST('/api/confirm-email', { body: { token } })),
    // Whoever is logged in sees it in the profile.
    onSuccess: () => nowStale(queryClient, 'user'),
  });
}

/** The address stays as it is. */
export function useCancelEmailChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE('/api/user/email-change'),
    onSuccess: () => nowStale(queryClient, 'user'),
  });
}
