/**
 * Who may order what, as conditions on product `p`. `me` is the placeholder of the caller's id, e.g. `$1`.
 *
 * They read nothing but `p` and two small sets that PostgreSQL works out once per query, so that a list walks the index of
 * its order and stops at the end of its page, however many products there are.
 */

/** Suppliers that the caller is connected to: their hidden products may be ordered too. */
const connected = (me: string) =>
  `SELECT connection.supplier_id FROM relationships connection WHERE connection.buyer_id = ${me} AND connection.status = 'active'`;

/** The caller's private supplier records. */
const ownRecords = (me: string) =>
  `SELECT record.id FROM suppliers record
   WHERE record.created_by = ${me} AND record.owner_id IS NULL AND record.deleted_at IS NULL`;

const ownShops = (me: string) =>
  `SELECT shop.id FROM suppliers shop WHERE shop.owner_id = ${me} AND shop.deleted_at IS NULL`;

/** The rule itself, but for archived products. */
const onOffer = (me: string) => `(p.is_approved AND (
  p.supplier_public AND (p.visible_on_marketplace OR p.supplier_id IN (${connected(me)}))
  OR p.private_to = ${me} AND p.supplier_id IN (${ownRecords(me)})))`;

/**
 * A product may be ordered when it is approved and not archived, its supplier's owner is approved and active, and it is
 * visible or the caller connected. A private product may be ordered by its buyer at a supplier record of theirs.
 */
export const orderable = (me: string) => `(p.archived_at IS NULL AND ${onOffer(me)})`;

/** What the caller may know of, archived or not: what is on offer to them, their private products and their own shops'. */
export const known = (me: string) =>
  `(${onOffer(me)} OR p.private_to = ${me} OR p.supplier_id IN (${ownShops(me)}) AND p.private_to IS NULL)`;

/**
 * What a code alone may mean to the caller: their private products, their own shops' and what suppliers have on offer who are
 * connected or, in the placeholder `dealtWith`, known to them otherwise. Codes are short and anybody may list a product with any of them: a stranger's is not what a buyer's table means.
 */
export const familiar = (me: string, dealtWith: string) =>
  `(p.private_to = ${me} OR p.private_to IS NULL AND (
    p.supplier_id IN (${ownShops(me)}) OR ${onOffer(me)} AND (p.supplier_id = ANY (${dealtWith}) OR p.supplier_id IN (${connected(me)}))))`;

/** A seller's own products in every state, archived ones apart. */
export const ofOwnShops = (me: string) => `p.owner_id = ${me} AND p.private_to IS NULL AND p.archived_at IS NULL`;

/** A seller's products that are not sold any more; what a shop had that is gone is not among them. */
export const archivedOfOwnShops = (me: string) =>
  `p.supplier_id IN (${ownShops(me)}) AND p.private_to IS NULL AND p.archived_at IS NOT NULL`;
