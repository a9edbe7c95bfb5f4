import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, body, type Schemas } from '../api-client';
import { passkeysAreSuggested, signWithPasskey, signWithSuggestion } from '../passkeys';
import { useToast } from '../use-toast';
import { startSession } from './session';

/** A challenge counts for five minutes. */
const RENEWED_MS = 4 * 60_000;

const challenge = async () => body(await api.POST('/api/login/passkey/options'));

/** Without username and password: the browser knows whose the passkey is. Asks for one unless it was chosen already. */
export function usePasskeyLogin() {
  const toast = useToast();
  return useMutation({
    mutationFn: async (signed?: Schemas['PasskeyLoginInput']) =>
      body(await api.POST('/api/login/passkey', { body: signed ?? (await signWithPasskey(await challenge())) })),
    onSuccess: (user) => {
      startSession(user);
      toast.success('Login successful', `Welcome back, ${user.firstName}!`);
    },
    onError: (error) => toast.failure('Login failed', error),
  });
}

/** Offers passkeys among the suggestions of the username field, while nothing else logs in. */
export function usePasskeySuggestions({ mutate: logIn, isPending }: ReturnType<typeof usePasskeyLogin>): void {
  useEffect(() => {
    if (isPending) return;
    const left = new AbortController();
    // A server that is away, or too many requests: the button says so to whoever wants a passkey.
    void suggest(left.signal, logIn).catch(() => undefined);
    return () => left.abort();
  }, [logIn, isPending]);
}

async function suggest(left: AbortSignal, logIn: (signed: Schemas['PasskeyLoginInput']) => void): Promise<void> {
  if (!(await passkeysAreSuggested())) return;
  for (;;) {
    await isLookedAt(left);
    if (left.aborted) return;
    const request = await challenge();
    const old = new AbortController();
    const stop = () => old.abort();
    const renewal = setTimeout(stop, RENEWED_MS);
    left.addEventListener('abort', stop);
    if (left.aborted) stop();
    const signed = await signWithSuggestion(request, old.signal);
    clearTimeout(renewal);
    left.removeEventListener('abort', stop);
    if (signed) return logIn(signed);
    // Refused by the browser or replaced by another ceremony, and not for its age.
    if (!old.signal.aborted) return;
  }
}

/** Resolves at once on a page that is seen; a forgotten tab asks for no challenges. */
function isLookedAt(left: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible' || left.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      document.removeEventListener('visibilitychange', done);
      left.removeEventListener('abort', done);
      resolve();
    };
    document.addEventListener('visibilitychange', done);
    left.addEventListener('abort', done);
  });
}
