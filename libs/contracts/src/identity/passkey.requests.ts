import type { IdInput } from '../common/common.dto.js';
import { defineRequest } from '../define.js';
import type {
  AddPasskeyInput,
  Passkey,
  PasskeyCreation,
  PasskeyLoginInput,
  PasskeyRequest,
  RenamePasskeyInput,
} from './passkey.dto.js';
import type { AuthenticatedUser } from './session.requests.js';
import type { PasswordInput } from './two-factor.dto.js';

/** Where the browser is, e.g. `https://market.example.com`: a passkey is for its host, and signs for it alone. */
export interface AtOrigin {
  origin: string;
}

/** The caller's own, newest first; at most 10. Whatever changes them is forbidden while impersonating and with a token. */
export const ListPasskeys = defineRequest<Record<string, never>, Passkey[]>('identity.list-passkeys');
/** The challenge before it is void. Errors: forbidden `Current password is incorrect`, conflict when there are 10. */
export const StartPasskey = defineRequest<PasswordInput & AtOrigin, PasskeyCreation>('identity.start-passkey');
/** Errors: invalid when it does not answer the challenge, conflict when there are 10 or it is somebody's already. */
export const AddPasskey = defineRequest<AddPasskeyInput & AtOrigin, Passkey>('identity.add-passkey');
export const RenamePasskey = defineRequest<RenamePasskeyInput & IdInput, Passkey>('identity.rename-passkey');
/** Errors: forbidden `Current password is incorrect`. */
export const RemovePasskey = defineRequest<PasswordInput & IdInput, null>('identity.remove-passkey');
/** Anybody. */
export const StartPasskeyLogin = defineRequest<AtOrigin, PasskeyRequest>('identity.start-passkey-login');
/**
 * Checks what a passkey has signed; no code is asked for besides. Uses the challenge up, whatever comes of it.
 * Errors: unauthenticated `The passkey was not accepted`, for whatever reason; forbidden `Account is deactivated`.
 */
export const LogInByPasskey = defineRequest<PasskeyLoginInput & AtOrigin, AuthenticatedUser>(
  'identity.log-in-by-passkey',
);
