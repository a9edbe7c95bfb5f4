import { useMutation } from '@tanstack/react-query';
import { api, body, type Schemas } from '../../../lib/api-client';

export const useCloseAccount = () =>
  useMutation({
    mutationFn: async (input: Schemas['PasswordInput']) => body(await api.DELETE('/api/user', { body: input })),
  });
