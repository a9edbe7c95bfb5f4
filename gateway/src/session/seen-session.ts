import type { UserSession } from '#contracts';
import { deviceOf } from './session-origin.js';
import type { SeenSession } from './session.store.js';

/** A session for people to look at. */
export function toUserSession({ id, origin, lastSeenAt }: SeenSession): UserSession {
  return {
    id,
    device: origin ? deviceOf(origin.userAgent) : 'Unknown device',
    place: origin?.place ?? null,
    openedAt: origin?.openedAt ?? null,
    lastSeenAt,
  };
}
