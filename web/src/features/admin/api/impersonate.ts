import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api, body } from '../../../lib/api-client';
import { startSession } from '../../../lib/auth/session';
import { paths } from '../../../lib/paths';
import { useToast } from '../../../lib/use-toast';

/** Long enough to read whom one becomes. */
const PAUSE_MS = 1000;

export function useImpersonate() {
  const toast = useToast();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (id: number) => {
      const { username } = body(await api.POST('/api/admin/impersonate/{id}', { params: { path: { id } } }));
      toast.success('Impersonation started', `You are working as ${username} for an hour at most.`);
      const [user] = await Promise.all([api.GET('/api/user'), new Promise((resolve) => setTimeout(resolve, PAUSE_MS))]);
      return body(user);
    },
    onSuccess: (user) => {
      startSession(user);
      void navigate(paths.dashboard());
    },
    onError: (error) => toast.failure('Failed to impersonate user', error),
  });
}
