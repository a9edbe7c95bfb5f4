import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { makePasskey } from '../../../lib/passkeys';
import { passkeysKey } from '../../../lib/query-keys';

export type Passkey = Schemas['Passkey'];

/** Nothing tells of their use, so they are asked for whenever somebody looks. */
const passkeysQuery = queryOptions({
  queryKey: passkeysKey,
  queryFn: async () => body(await api.GET('/api/user/passkeys')),
  staleTime: 0,
});

export const usePasskeys = () => useQuery(passkeysQuery);

export interface NewPasskey {
  name: string;
  password: string;
}

/** The browser asks for the device's PIN or a finger in between. */
export function useAddPasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, password }: NewPasskey) => {
      const creation = body(await api.POST('/api/user/passkeys/options', { body: { password } }));
      return body(await api.POST('/api/user/passkeys', { body: { name, ...(await makePasskey(creation)) } }));
    },
    onSuccess: () => nowStale(queryClient, 'passkey'),
  });
}

export function useRenamePasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, name }: { id: number; name: string }) =>
      body(await api.PATCH('/api/user/passkeys/{id}', { params: { path: { id } }, body: { name } })),
    onSettled: () => nowStale(queryClient, 'passkey'),
  });
}

export function useRemovePasskey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, password }: { id: number; password: string }) =>
      body(await api.DELETE('/api/user/passkeys/{id}', { params: { path: { id } }, body: { password } })),
    onSettled: () => nowStale(queryClient, 'passkey'),
  });
}
