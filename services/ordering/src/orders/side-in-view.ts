import type { Actor } from '#platform';
import type { Side } from './order-status.js';

/** The side of their orders that the caller looks at. */
export function sideInView({ viewMode }: Actor): Side {
  return viewMode === 'seller' ? 'seller' : 'buyer';
}

/** What the caller may list on the side in view; `me` is the placeholder of their id. */
export const SCOPE: Record<Side, (me: string) => string> = {
  buyer: (me) => `o.buyer_id = ${me}`,
  seller: (me) => `o.supplier_owner_id = ${me} AND o.status <> 'draft'`,
};
