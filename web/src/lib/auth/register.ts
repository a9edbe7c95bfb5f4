import { useMutation } from '@tanstack/react-query';
import { api, body, type Schemas } from '../api-client';
import { useToast } from '../use-toast';
import { startSession } from './session';

export function useRegister() {
  const toast = useToast();
  return useMutation({
    mutationFn: async (input: Schemas['RegisterInput']) => body(await api.POST('/api/register', { body: input })),
    onSuccess: (user) => {
      startSession(user);
      toast.success('Registration successful');
    },
  });
}
