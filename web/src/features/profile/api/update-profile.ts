import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { userKey } from '../../../lib/query-keys';

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Schemas['UpdateProfileInput']) =>
      body(await api.PATCH('/api/user/profile', { body: input })),
    onSuccess: (user) => queryClient.setQueryData(userKey, user),
  });
}
