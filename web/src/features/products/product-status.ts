import type { Product } from '../../api/list-products';
import type { Tone } from '../../lib/tone';

interface Shown {
  label: string;
  tone: Tone;
}

type Facts = Pick<Product, 'isApproved' | 'visibleOnMarketplace' | 'rejectionReason'>;

/** A refused product counts as pending, but it waits for its seller and not for an administrator. */
export function productStatus({ isApproved, visibleOnMarketplace, rejectionReason }: Facts): Shown {
  if (rejectionReason !== null) return { label: 'Rejected', tone: 'action' };
  if (!isApproved) return { label: 'Pending Approval', tone: 'waiting' };
  return visibleOnMarketplace ? { label: 'Active', tone: 'done' } : { label: 'Hidden', tone: 'over' };
}
