import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { page } from '../../../lib/page';
import { adminInvitationKeys } from '../../../lib/query-keys';

export type AdminInvitation = Schemas['AdminInvitation'];

export interface InvitationFilter {
  q?: string;
  status?: AdminInvitation['status'];
  cursor?: string;
  limit?: number;
}

export const adminInvitationsQuery = (filter: InvitationFilter) =>
  queryOptions({
    queryKey: adminInvitationKeys.list(filter),
    queryFn: async () => page(await api.GET('/api/admin/invitations', { params: { query: filter } })),
    placeholderData: keepPreviousData,
  });

export const useAdminInvitations = (filter: InvitationFilter) => useQuery(adminInvitationsQuery(filter));

export function useInviteUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['InviteUserInput']) => body(await api.POST('/api/admin/invite', { body: input })),
    onSuccess: () => nowStale(queryClient, 'invitation'),
  });
}

export function useResendAdminInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) =>
      body(await api.POST('/api/admin/invitations/{id}/resend', { params: { path: { id } } })),
    onSettled: () => nowStale(queryClient, 'invitation'),
  });
}

export function useCancelAdminInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.DELETE('/api/admin/invitations/{id}', { params: { path: { id } } }),
    onSettled: () => nowStale(queryClient, 'invitation'),
  });
}
