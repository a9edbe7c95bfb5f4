import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
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
  const { id, response } = await startAuthentication({
    optionsJSON: { ...request, userVerification: 'required' },
  }).catch(explain);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, userHandle };
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
