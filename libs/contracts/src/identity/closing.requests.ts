import type { IdInput } from '../common/common.dto.js';
import { defineRequest } from '../define.js';
import type { PasswordInput } from './two-factor.dto.js';

/**
 * The caller's own account; forbidden while impersonating.
 * Errors: forbidden `Current password is incorrect`; conflict while orders are open, which its details list as `orders`.
 */
export const CloseAccount = defineRequest<PasswordInput, null>('identity.close-account');
/** Administrators only. Errors: conflict as above, for the administrator's own account and for the last administrator. */
export const DeleteUser = defineRequest<IdInput, null>('identity.delete-user');
