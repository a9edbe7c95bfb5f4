import type { Supplier } from '../../api/list-suppliers';
import type { Tone } from '../../lib/tone';

/** How the buyer and a supplier stand; nothing is said about strangers. */
export const RELATIONSHIP: Record<Supplier['relationshipStatus'], { label: string; tone: Tone }> = {
  active: { label: 'Connected', tone: 'done' },
  pending: { label: 'Pending', tone: 'waiting' },
  none: { label: 'Not Connected', tone: 'over' },
};

/** A mean of one or two opinions says nothing yet. */
const ENOUGH_RATINGS = 3;

export function ratingText({ ratings: { average, count } }: Supplier): string {
  return average === null || count < ENOUGH_RATINGS ? 'New' : `${average.toFixed(1)} ★ (${count})`;
}
