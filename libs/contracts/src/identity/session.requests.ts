import type { IdInput, MessageAnswer } from '../common/common.dto.js';
import { defineRequest } from '../define.js';
import type { ChangePasswordInput, User } from './user.dto.js';
import type { UserSession } from './session.dto.js';

/**
 * Which sessions of a user count: those opened under `epoch`, and the one kept when its own user changed the password.
 * Users who are deactivated or do not exist have none, whatever they hold.
 */
export interface SessionState {
  userId: number;
  /** Another one, never seen before, each time the user's sessions end. */
  epoch: string;
  /** Id of the one session that outlived the last end; it keeps the epoch it was opened under. */
  keptSession: string | null;
}

/** A user who has just proved to be themselves, and the epoch to open the session under. */
export interface AuthenticatedUser extends User {
  sessionEpoch: string;
}

/** The session that asks: its id (no secret: nobody can act with it) and the epoch it was opened under. */
export interface AskingSession {
  id: string;
  epoch: string;
}

/** The state of each of these users who has one; at most 500 at once. For gateways: it tells nothing but epochs. */
export const GetSessionStates = defineRequest<{ userIds: number[] }, SessionState[]>('identity.get-session-states', {
  deadlineMs: 2000,
});

/**
 * Every session of the user ends but `session`; all of them without it.
 * Errors: forbidden `Current password is incorrect`, invalid `Passwords do not match`, unauthenticated when `session`
 * has ended meanwhile.
 */
export const ChangePassword = defineRequest<ChangePasswordInput & { session?: AskingSession }, MessageAnswer>(
  'identity.change-password',
);

/** Every session of the caller ends but `session`. Errors: unauthenticated when that one has ended meanwhile. */
export const EndOtherSessions = defineRequest<{ session: AskingSession }, null>('identity.end-other-sessions');

/** Administrators only. Every session of that user ends. Errors: conflict for the administrator's own. */
export const EndUserSessions = defineRequest<IdInput, null>('identity.end-user-sessions');
/**
 * Administrators only: a gateway is about to end this session of that user, which is written down first. Errors as above.
 */
export const RecordSessionEnd = defineRequest<IdInput & { session: Pick<UserSession, 'device' | 'place'> }, null>(
  'identity.record-session-end',
);
