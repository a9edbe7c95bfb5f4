/** Condition on a product `p`: it waits for an administrator. */
export const WAITS = 'NOT p.is_approved AND p.rejection_reason IS NULL AND p.archived_at IS NULL';

/** The same of supplier $2, whose owner is $1: an index has those of an owner that are not on sale. */
export const WAITING = `p.owner_id = $1 AND p.supplier_id = $2 AND p.private_to IS NULL AND ${WAITS}`;
