import { useMutation } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';

export const useChangePassword = () =>
  useMutation({
    mutationFn: async (input: Schemas['ChangePasswordInput']) =>
      body(await api.POST('/api/user/change-password', { body: input })),
  });
