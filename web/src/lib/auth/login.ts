import { useMutation } from '@tanstack/react-query';
import { api, body, type Schemas } from '../api-client';
import { useToast } from '../use-toast';
import { startSession } from './session';

export function useLogin() {
  const toast = useToast();
  return useMutation({
    mutationFn: async (input: Schemas['LoginInput']) => body(await api.POST('/api/login', { body: input })),
    onSuccess: (user) => {
      startSession(user);
      toast.success('Login successful', `Welcome back, ${user.firstName}!`);
    },
  });
}
