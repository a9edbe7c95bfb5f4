import type { ProductEntity } from './product.entity.js';

type Reviewed = Pick<ProductEntity, 'name' | 'sku' | 'category' | 'brandId'>;
type Review = Pick<ProductEntity, 'isApproved' | 'rejectionReason' | 'submittedAt'>;
/** One without `privateTo` is nobody's own. */
type State = Reviewed &
  Pick<ProductEntity, 'isApproved' | 'rejectionReason'> &
  Partial<Pick<ProductEntity, 'privateTo'>>;

/** What an administrator approved: a change of these has to be looked at again. */
const REVIEWED = ['name', 'sku', 'category', 'brandId'] as const;

/**
 * What an edit means for a product's approval: back to the queue when something that was approved changes, or when a
 * refused product is edited at all, which is how its owner submits it again. One that waits keeps its place.
 */
export function reviewAfter(product: State, changes: Partial<Reviewed>, now: Date): Partial<Review> {
  if ((product.privateTo ?? null) !== null) return {};
  const changed = REVIEWED.some((field) => changes[field] !== undefined && changes[field] !== product[field]);
  const submitted = product.rejectionReason !== null || (product.isApproved && changed);
  return submitted ? { isApproved: false, rejectionReason: null, submittedAt: now } : {};
}
