import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';

/** A new secret each time: the one before is void. */
export const startTwoFactor = async (): Promise<Schemas['TwoFactorEnrolment']> =>
  body(await api.POST('/api/user/two-factor'));

export function useConfirmTwoFactor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['TwoFactorCodeInput']) =>
      body(await api.POST('/api/user/two-factor/confirm', { body: input })),
    onSuccess: () => nowStale(queryClient, 'user'),
  });
}

export function useDisableTwoFactor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['PasswordInput']) =>
      body(await api.DELETE('/api/user/two-factor', { body: input })),
    onSuccess: () => nowStale(queryClient, 'user'),
  });
}
