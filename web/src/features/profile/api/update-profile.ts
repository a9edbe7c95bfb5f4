import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';
import { userKey } from '../../../lib/query-keys';

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    // The API takes these five together: what was not changed is said as it is now.
    mutationFn: async (changes: Partial<Schemas['UpdateProfileInput']>) => {
      const { firstName, lastName, email, companyName, currency } = body(await api.GET('/api/user'));
      const input = { firstName, lastName, email, companyName, currency, ...changes };
      return body(await api.PATCH('/api/user/profile', { body: input }));
    },
    onSuccess: (user) => queryClient.setQueryData(userKey, user),
  });
}
