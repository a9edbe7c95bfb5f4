import type { Supplier } from '../../api/list-suppliers';
import { formatNumber, formatTenths } from '../../lib/numbers';
import type { Tone } from '../../lib/tone';

/** How the buyer and a supplier stand; nothing is said about strangers. */
export const RELATIONSHIP: Record<Supplier['relationshipStatus'], { label: string; tone: Tone }> = {
  active: { label: 'Connected', tone: 'done' },
  pending: { label: 'Pending', tone: 'waiting' },
  none: { label: 'Not Connected', tone: 'over' },
};

/** A mean of one or two opinions says nothing yet. */
const ENOUGH_RATINGS = 3;

export function ratingText({ average, count }: Supplier['ratings'], none = 'New'): string {
  return average === null || count < ENOUGH_RATINGS ? none : `${formatTenths(average)} ★ (${formatNumber(count)})`;
}

/**
 * Where nothing else says that it is the supplier that is new. Nothing of a product that an older service answered, while a
 * new version takes over.
 */
export const supplierRatingText = (ratings: Supplier['ratings'] | undefined): string =>
  ratings ? ratingText(ratings, 'New supplier') : '';
