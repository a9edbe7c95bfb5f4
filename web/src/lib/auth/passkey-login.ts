import { useMutation } from '@tanstack/react-query';
import { api, body } from '../api-client';
import { signWithPasskey } from '../passkeys';
import { useToast } from '../use-toast';
import { startSession } from './session';

/** Without username and password: the browser knows whose the passkey is. */
export function usePasskeyLogin() {
  const toast = useToast();
  return useMutation({
    mutationFn: async () => {
      const request = body(await api.POST('/api/login/passkey/options'));
      return body(await api.POST('/api/login/passkey', { body: await signWithPasskey(request) }));
    },
    onSuccess: (user) => {
      startSession(user);
      toast.success('Login successful', `Welcome back, ${user.firstName}!`);
    },
    onError: (error) => toast.failure('Login failed', error),
  });
}
