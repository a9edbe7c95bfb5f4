import type { UserSession } from '#contracts';
import type { SliceOrder } from '../http/slice.js';
import { deviceOf } from './session-origin.js';
import type { SeenSession } from './session.store.js';

/** As `SessionStore.listOf` answers them. */
export const LAST_USED_FIRST: SliceOrder<UserSession> = {
  list: 'sessions',
  keyOf: ({ lastSeenAt, id }) => `${lastSeenAt} ${id}`,
  type: 'string',
  desc: true,
};

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
