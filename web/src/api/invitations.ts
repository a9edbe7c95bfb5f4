import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../lib/api-client';
import { nowStale } from '../lib/live/stale';
import { page } from '../lib/page';
import { invitationKeys } from '../lib/query-keys';

export type Invitation = Schemas['Invitation'];
/** Whom it asks: a supplier's representative, or a buyer. */
export type InvitationKind = 'supplier' | 'buyer';

const SHOWN = 20;

/** The newest that the caller has sent, or received. */
export const invitationsQuery = (kind: InvitationKind, box: 'sent' | 'received') =>
  queryOptions({
    queryKey: invitationKeys.list({ kind, box }),
    queryFn: async () =>
      page(await api.GET(`/api/${kind}-invitations/${box}`, { params: { query: { limit: SHOWN } } })),
    placeholderData: keepPreviousData,
  });

export const useInvitations = (kind: InvitationKind, box: 'sent' | 'received') => useQuery(invitationsQuery(kind, box));

export function useInviteSupplier() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['InviteSupplierInput']) =>
      body(await api.POST('/api/supplier-invitations', { body: input })),
    onSuccess: () => nowStale(queryClient, 'invitation'),
  });
}

export function useInviteBuyer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['InviteBuyerInput']) =>
      body(await api.POST('/api/buyer-invitations', { body: input })),
    onSuccess: () => nowStale(queryClient, 'invitation'),
  });
}

export function useResendInvitation(kind: InvitationKind) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => body(await api.POST(`/api/${kind}-invitations/resend`, { body: { id } })),
    onSettled: () => nowStale(queryClient, 'invitation'),
  });
}

export function useCancelInvitation(kind: InvitationKind) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.DELETE(`/api/${kind}-invitations/{id}`, { params: { path: { id } } }),
    onSettled: () => nowStale(queryClient, 'invitation'),
  });
}
