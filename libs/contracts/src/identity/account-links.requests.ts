import type { MessageAnswer } from '../common/common.dto.js';
import { defineRequest } from '../define.js';
import type { EmailChange } from './email-change.dto.js';
import type { SecretLinkAnswer, SecretLinkInput } from '../notification/mail.dto.js';
import type {
  AccountTokenInput,
  CompletePasswordResetInput,
  ForgottenPasswordInput,
  PasswordReset,
} from './password-reset.dto.js';

export const ACCOUNT_LINK_PURPOSES = ['password-reset', 'email-change'] as const;
export type AccountLinkPurpose = (typeof ACCOUNT_LINK_PURPOSES)[number];

/** For mails alone: a link about an account, with its token. */
export const GetAccountLink = defineRequest<SecretLinkInput, SecretLinkAnswer>('identity.get-account-link');

/** Whoever forgot their password. The answer, and what is done before it, is the same whoever has that address. */
export const AskForPasswordReset = defineRequest<ForgottenPasswordInput, MessageAnswer>(
  'identity.ask-for-password-reset',
);
/** For whoever holds the token, as the next. Errors: not-found for one that opens nothing (any more). */
export const GetPasswordReset = defineRequest<AccountTokenInput, PasswordReset>('identity.get-password-reset');
/** Every session of the user ends. Errors: as above; invalid `Passwords do not match`. */
export const CompletePasswordReset = defineRequest<CompletePasswordResetInput, MessageAnswer>(
  'identity.complete-password-reset',
);

/** For whoever holds the token, as the next. Errors: not-found for one that opens nothing (any more). */
export const GetEmailChange = defineRequest<AccountTokenInput, EmailChange>('identity.get-email-change');
/** Errors: as above; conflict `Email already registered` when another has taken the address meanwhile. */
export const ConfirmEmail = defineRequest<AccountTokenInput, EmailChange>('identity.confirm-email');
/** The caller's own. */
export const CancelEmailChange = defineRequest<Record<string, never>, null>('identity.cancel-email-change');
