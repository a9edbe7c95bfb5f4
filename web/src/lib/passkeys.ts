import type {
  PublicKeyCredentialCreationOptionsJSON,
  startAuthentication as StartAuthentication,
} from '@simplewebauthn/browser';
import type { Schemas } from './api-client';
import { PasskeyError } from './passkey-error';

/** Not in old browsers, nor on pages that came without TLS. */
export const passkeysWork = () => typeof window.PublicKeyCredential === 'function';

/** Has the browser make a passkey; throws `PasskeyError` when nobody agreed. */
export async function makePasskey(
  creation: Schemas['PasskeyCreation'],
): Promise<Omit<Schemas['AddPasskeyInput'], 'name'>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // The contract says `string` where WebAuthn's types list the words.
  const optionsJSON = creation as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await startRegistration({ optionsJSON }).catch(explain);
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Has the browser sign with a passkey that the person chooses; throws `PasskeyError` when they choose none. */
export async function signWithPasskey(request: Schemas['PasskeyRequest']): Promise<Schemas['PasskeyLoginInput']> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return sign(startAuthentication, { request, useBrowserAutofill: false }).catch(explain);
}

async function sign(
  startAuthentication: typeof StartAuthentication,
  { request, useBrowserAutofill }: { request: Schemas['PasskeyRequest']; useBrowserAutofill: boolean },
): Promise<Schemas['PasskeyLoginInput']> {
  const optionsJSON = { ...request, userVerification: 'required' as const };
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
}

/** Whether the browser can offer passkeys among the suggestions of the username field. */
export async function passkeysAreSuggested(): Promise<boolean> {
  return passkeysWork() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/**
 * Has the browser offer passkeys there until one is chosen or `signal` says stop; undefined when none was. Any other
 * ceremony takes its place.
 */
export async function signWithSuggestion(
  request: Schemas['PasskeyRequest'],
  signal: AbortSignal,
): Promise<Schemas['PasskeyLoginInput'] | undefined> {
  const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser');
  if (signal.aborted) return undefined;
  const stop = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', stop);
  try {
    return await sign(startAuthentication, { request, useBrowserAutofill: true });
  } catch {
    // Nobody has asked for it, so nobody is told that it did not come about.
    return undefined;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const REASONS: Record<string, string> = {
  NotAllowedError: 'No passkey was chosen, or it took too long.',
  InvalidStateError: 'This device holds a passkey of yours already.',
  SecurityError: 'Passkeys do not work at this address.',
};

/** Browsers name the reason; their sentences are for developers. */
function explain(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  throw new PasskeyError(REASONS[error.name] ?? 'The browser could not do it.', { cause: error });
}
