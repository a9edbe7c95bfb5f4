import type { Calendar } from '#platform';
import type { RelationshipStatus } from './relationship.entity.js';

/** How long a buyer who was declined waits before asking again. */
export const PAUSE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Why a buyer may not ask for a connection, given how the two stand; undefined when they may. Who was declined asks
 * again after a month, who left themselves may come back at once.
 */
export function whyNotAsk(
  { status, updatedAt }: { status: RelationshipStatus; updatedAt: Date },
  now: Date,
  calendar: Calendar,
): string | undefined {
  if (status === 'pending') return 'A connection request is already pending';
  if (status === 'active') return 'You are already connected with this supplier';
  const again = new Date(updatedAt.getTime() + PAUSE_DAYS * DAY_MS);
  if (status === 'declined' && now < again) {
    return `The supplier declined; you may ask again on ${calendar.dayOf(again)}`;
  }
  return undefined;
}
