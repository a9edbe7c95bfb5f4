/** Condition on a product `p`: it waits for an administrator. */
export const WAITS = 'NOT p.is_approved AND p.rejection_reason IS NULL AND p.archived_at IS NULL';

/** The same of owner $1: an index has those of an owner that are not on sale. */
export const OWNERS_WAITING = `p.owner_id = $1 AND p.private_to IS NULL AND ${WAITS}`;

/** The same of the owner's suppliers $2. */
export const WAITING = `${OWNERS_WAITING} AND p.supplier_id = ANY ($2::int[])`;
