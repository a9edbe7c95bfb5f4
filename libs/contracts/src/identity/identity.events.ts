import type { ExportFacts } from '../common/export.dto.js';
import type { Role } from '../common/vocabulary.js';
import { defineEvent } from '../define.js';

/** What other services may keep of a user. `version` grows with each change: keep the highest. */
export interface UserSnapshot {
  id: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  companySize: string | null;
  industry: string | null;
  /** Absent in facts from before it was told. */
  address?: string | null;
  role: Role;
  isApproved: boolean;
  isActive: boolean;
  /** Absent in facts from before it was told. */
  marketingEmails?: boolean;
  orderNotifications: boolean;
  inventoryAlerts: boolean;
  supplierUpdates: boolean;
  /** Whether suppliers may find this buyer; absent in facts from before it was told. */
  discoverable?: boolean;
  version: number;
}

export const UserRegistered = defineEvent<UserSnapshot>('identity.user.registered');
/** Any change of the snapshot, approval and deactivation included. */
export const UserUpdated = defineEvent<UserSnapshot>('identity.user.updated');
export const UserApproved = defineEvent<{ userId: number }>('identity.user.approved');
export const UserRejected = defineEvent<{ userId: number; reason: string }>('identity.user.rejected');
/** `reset`: by an administrator. */
export const TwoFactorChanged = defineEvent<{ userId: number; change: 'on' | 'off' | 'reset' }>(
  'identity.two-factor.changed',
);
/** A program may act in this user's name from now on. */
export const AccessTokenCreated = defineEvent<{ userId: number; tokenId: number; name: string }>(
  'identity.access-token.created',
);
/** A passkey opens the account from now on, or does so no longer. */
export const PasskeyChanged = defineEvent<{ userId: number; change: 'added' | 'removed'; name: string }>(
  'identity.passkey.changed',
);
/** The file of everything that is kept of a user is there, or could not be made. */
export const OwnDataExportFinished = defineEvent<ExportFacts>('identity.export.finished');
/** An administrator works as this user for an hour at most. */
export const ImpersonationStarted = defineEvent<{ userId: number; adminId: number; adminUsername: string }>(
  'identity.impersonation.started',
);
/**
 * The account was closed. The snapshot of the same moment (`UserUpdated`) names a "Deleted user"; whatever else is
 * personal, each service forgets.
 */
export const UserDeleted = defineEvent<{ userId: number }>('identity.user.deleted');
/** For identity itself: it looks for the user only after the answer went out, so that the answer tells nothing. */
export const PasswordResetAsked = defineEvent<{ email: string }>('identity.password-reset.asked');
/** A link is to be mailed to `email`. */
export const PasswordResetStarted = defineEvent<{
  userId: number;
  username: string;
  firstName: string;
  email: string;
  /** Of the link's token. */
  generation: number;
}>('identity.password-reset.started');
/** `link`: by the link of a mail; `admin`: by an administrator. */
export const PasswordChanged = defineEvent<{ userId: number; by: 'owner' | 'link' | 'admin' }>(
  'identity.password.changed',
);
/** A link is to be mailed to `email`, and the user told at the address they have. */
export const EmailChangeStarted = defineEvent<{
  userId: number;
  username: string;
  firstName: string;
  /** The new one. */
  email: string;
  /** Of the link's token. */
  generation: number;
}>('identity.email-change.started');
export const EmailChanged = defineEvent<{ userId: number; firstName: string; oldEmail: string; newEmail: string }>(
  'identity.email.changed',
);
