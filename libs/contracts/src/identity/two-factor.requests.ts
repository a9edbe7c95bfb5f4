import type { IdInput } from '../common/common.dto.js';
import { defineRequest } from '../define.js';
import type { AskingSession } from './session.requests.js';
import type { PasswordInput, RecoveryCodes, TwoFactorCodeInput, TwoFactorEnrolment } from './two-factor.dto.js';
import type { User } from './user.dto.js';

/** The caller's own, as are the next two; forbidden while impersonating. Errors: conflict when it is on already. */
export const StartTwoFactor = defineRequest<Record<string, never>, TwoFactorEnrolment>('identity.start-two-factor');
/**
 * Every session of the user ends but `session`; all of them without it.
 * Errors: invalid when the code is wrong, conflict when it is on already, unauthenticated when `session` has ended.
 */
export const ConfirmTwoFactor = defineRequest<TwoFactorCodeInput & { session?: AskingSession }, RecoveryCodes>(
  'identity.confirm-two-factor',
);
/** Errors: forbidden `Current password is incorrect`. */
export const DisableTwoFactor = defineRequest<PasswordInput, null>('identity.disable-two-factor');
/** Administrators only. Passkeys go too; every session of that user ends. Errors: conflict when there is neither. */
export const ResetTwoFactor = defineRequest<IdInput, User>('identity.reset-two-factor');
