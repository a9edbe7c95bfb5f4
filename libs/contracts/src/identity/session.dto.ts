import { IsString, Matches } from 'class-validator';
import { IdInput } from '../common/common.dto.js';

/** One place where a user is logged in. */
export class UserSession {
  /** Tells sessions apart; nobody can act with it. */
  id: string;
  /** Browser and system as the browser says of itself, e.g. `Firefox on Linux`. */
  device: string;
  /** The network it was opened from, coarse: `203.0.113.x`, `2001:db8:5::/48`. Null when it is not known. */
  place: string | null;
  /** ISO 8601, UTC. Null when it is not known. */
  openedAt: string | null;
  /** ISO 8601, UTC; right to a minute. */
  lastSeenAt: string;
}

export class OwnSession extends UserSession {
  /** The one that asks. */
  current: boolean;
}

export class SessionIdInput {
  /** As the list of sessions has it. */
  @IsString()
  @Matches(/^[\w-]{43}$/, { message: 'This is no id of a session' })
  id: string;
}

/** One of the sessions of a user. */
export class UserSessionInput extends IdInput {
  /** As the list of the user's sessions has it. */
  @IsString()
  @Matches(/^[\w-]{43}$/, { message: 'This is no id of a session' })
  sessionId: string;
}
