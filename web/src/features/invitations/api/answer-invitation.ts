import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InvitationKind } from '../../../api/invitations';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { invitationByTokenKey } from '../../../lib/query-keys';

const invitationQuery = (kind: InvitationKind, token: string) =>
  queryOptions({
    queryKey: invitationByTokenKey(kind, token),
    queryFn: async () => {
      if (token === '') throw new Error('No invitation token');
      return body(await api.GET(`/api/${kind}-invitations/token/{token}`, { params: { path: { token } } }));
    },
  });

/** For whoever holds the link. */
export const useInvitation = (kind: InvitationKind, token: string) => useQuery(invitationQuery(kind, token));

export function useAcceptInvitation(kind: InvitationKind, token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (userId: number) =>
      body(await api.POST(`/api/${kind}-invitations/accept`, { body: { token, userId } })),
    onSuccess: () => nowStale(queryClient, 'invitation', 'relationship'),
  });
}

export function useDeclineInvitation(kind: InvitationKind, token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => body(await api.POST(`/api/${kind}-invitations/decline`, { body: { token } })),
    onSuccess: () => nowStale(queryClient, 'invitation'),
  });
}
