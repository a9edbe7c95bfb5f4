import type { Actor } from '#platform';
import { orderable } from './orderable.sql.js';

/**
 * Which products of one supplier the caller lists: its owner and administrators all of its own, everybody else those they
 * may order. `me` and `supplierId` are placeholders.
 */
export function productsAtSupplier(actor: Actor, me: string, supplierId: string): string {
  const whole = actor.role === 'admin' ? 'true' : `p.owner_id = ${me}`;
  return `p.supplier_id = ${supplierId} AND p.archived_at IS NULL
    AND (${orderable(me)} OR ${whole} AND p.private_to IS NULL)`;
}
