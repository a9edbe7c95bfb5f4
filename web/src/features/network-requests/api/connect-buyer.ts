import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

/** What every invitation of a buyer who was found says. */
const MESSAGE = 'We would like to connect with you and discuss business opportunities.';

/** Asks a buyer who was found; they accept or decline. */
export function useConnectBuyer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (buyerId: number) =>
      body(await api.POST('/api/buyer-invitations', { body: { buyerId, message: MESSAGE } })),
    onSettled: () => nowStale(queryClient, 'invitation'),
  });
}
