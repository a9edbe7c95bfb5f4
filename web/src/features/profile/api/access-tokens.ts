import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { nowStale } from '../../../lib/live/stale';
import { accessTokensKey } from '../../../lib/query-keys';

export type AccessToken = Schemas['AccessToken'];
export type NewAccessToken = Schemas['NewAccessToken'];
export type AccessTokenInput = Schemas['CreateAccessTokenInput'];

/** Nothing tells of their use, so they are asked for whenever somebody looks. */
export const accessTokensQuery = queryOptions({
  queryKey: accessTokensKey,
  queryFn: async () => body(await api.GET('/api/user/tokens')),
  staleTime: 0,
});

export const useAccessTokens = () => useQuery(accessTokensQuery);

export function useCreateAccessToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: AccessTokenInput) => body(await api.POST('/api/user/tokens', { body: input })),
    onSuccess: () => nowStale(queryClient, 'accessToken'),
    // The token itself is nobody's to find later.
    gcTime: 0,
  });
}

export function useRevokeAccessToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => body(await api.DELETE('/api/user/tokens/{id}', { params: { path: { id } } })),
    onSettled: () => nowStale(queryClient, 'accessToken'),
  });
}
