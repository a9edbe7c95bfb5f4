import { useMutation } from '@tanstack/react-query';
import { api, body } from '../../../lib/api-client';

export const useResetPassword = () =>
  useMutation({
    mutationFn: async ({ id, password }: { id: number; password: string }) =>
      body(await api.POST('/api/admin/users/{id}/reset-password', { params: { path: { id } }, body: { password } })),
  });
