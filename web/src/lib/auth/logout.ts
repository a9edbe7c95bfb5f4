import { useMutation } from '@tanstack/react-query';
import { api } from '../api-client';
import { paths } from '../paths';
import { useToast } from '../use-toast';
import { leavingTo } from './exit';
import { endSession } from './session';

export function useLogout() {
  const toast = useToast();
  return useMutation({
    mutationFn: () => leavingTo(paths.auth(), () => api.POST('/api/logout')),
    onSuccess: () => {
      endSession();
      toast.success('Logged out', 'You have been successfully logged out.');
    },
    onError: (error) => toast.failure('Logout failed', error),
  });
}
