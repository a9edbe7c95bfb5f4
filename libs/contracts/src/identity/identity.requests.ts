import type { IdInput } from '../common/common.dto.js';
import { definePage, defineRequest } from '../define.js';
import type { AuthenticatedUser } from './session.requests.js';
import type { PreferenceNameInput, Preferences, SetPreferenceInput } from './preferences.dto.js';
import type {
  AdminUpdateUserInput,
  ListUsersInput,
  LoginInput,
  RegisterInput,
  RejectInput,
  ResetPasswordInput,
  UpdateProfileInput,
  UpdateSettingsInput,
  User,
  UserAccount,
} from './user.dto.js';

/**
 * Checks a username and password, in the same time for unknown users, and the code of whoever has a second factor: it is
 * used up by this.
 * Errors: unauthenticated `Invalid username or password`, and, naming the field `code`, `Two-factor code required` or that
 * it is not valid; forbidden `Account is deactivated`.
 */
export const VerifyCredentials = defineRequest<LoginInput, AuthenticatedUser>('identity.verify-credentials');
/** Errors: forbidden `Registration is closed`, invalid `Passwords don't match`, conflict `Username already exists` or `Email already registered`. */
export const RegisterUser = defineRequest<RegisterInput, AuthenticatedUser>('identity.register-user');
/** The user who calls. */
export const GetCurrentUser = defineRequest<Record<string, never>, User>('identity.get-current-user');
/** A new email address waits for its confirmation. Errors: conflict `Email already registered`, too-many. */
export const UpdateProfile = defineRequest<UpdateProfileInput, User>('identity.update-profile');
export const UpdateSettings = defineRequest<UpdateSettingsInput, User>('identity.update-settings');
/** The caller's own, as are all below. */
export const GetPreferences = defineRequest<Record<string, never>, Preferences>('identity.get-preferences');
/** Errors: impossible when all together become too large. */
export const SetPreference = defineRequest<PreferenceNameInput & SetPreferenceInput, Preferences>(
  'identity.set-preference',
);

/** Administrators only, as are all below. */
export const ListUsers = definePage<ListUsersInput, User>('identity.list-users');
/** Closed accounts too. Errors: not-found. */
export const GetUser = defineRequest<IdInput, UserAccount>('identity.get-user');
/** Whose address it is; null for nobody's. */
export const FindUserByEmail = defineRequest<{ email: string }, { id: number | null }>('identity.find-user-by-email');
export const AdminUpdateUser = defineRequest<AdminUpdateUserInput & IdInput, User>('identity.admin-update-user');
/** Every session of that user ends. Errors: conflict for the administrator's own. */
export const ResetPassword = defineRequest<ResetPasswordInput & IdInput, User>('identity.reset-password');
export const ApproveUser = defineRequest<IdInput, User>('identity.approve-user');
export const RejectUser = defineRequest<RejectInput & IdInput, User>('identity.reject-user');
