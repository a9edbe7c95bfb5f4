/**
 * Condition on a product `p` of supplier $2, whose owner is $1: it waits for an administrator. By its owner, since an index
 * has those of an owner that are not on sale.
 */
export const WAITING = `
  p.owner_id = $1 AND p.supplier_id = $2 AND p.archived_at IS NULL AND p.private_to IS NULL
  AND NOT p.is_approved AND p.rejection_reason IS NULL`;
