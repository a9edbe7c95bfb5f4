import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { passwordResetKey } from '../../../lib/query-keys';

export const useForgottenPassword = () =>
  useMutation({
    mutationFn: async (input: Schemas['ForgottenPasswordInput']) =>
      body(await api.POST('/api/forgotten-password', { body: input })),
  });

const passwordResetQuery = (token: string) =>
  queryOptions({
    queryKey: passwordResetKey(token),
    queryFn: async () => body(await api.GET('/api/reset-password', { params: { query: { token } } })),
  });

/** Whose password the link sets. */
export const usePasswordReset = (token: string) => useQuery(passwordResetQuery(token));

export const useResetPassword = () =>
  useMutation({
    mutationFn: async (input: Schemas['CompletePasswordResetInput']) =>
      body(await api.POST('/api/reset-password', { body: input })),
  });
