/** `me` is the placeholder of the caller's id, e.g. `$1`. */

export const SUPPLIERS = 'suppliers s';

export const supplierFrom = (me: string) =>
  `${SUPPLIERS} LEFT JOIN relationships r ON r.supplier_id = s.id AND r.buyer_id = ${me}`;

const isPrivateRecordOf = (me: string) => `s.owner_id IS NULL AND s.created_by = ${me}`;

/** active, pending or none. A private record counts as connected to its buyer from the start. */
export const relationshipStatus = (me: string) => `CASE
  WHEN ${isPrivateRecordOf(me)} THEN 'active'
  WHEN r.status IN ('active', 'pending') THEN r.status
  ELSE 'none' END`;

const related = (me: string, statuses: string) => `
  SELECT related.supplier_id FROM relationships related WHERE related.buyer_id = ${me} AND related.status IN (${statuses})`;

const ownRecords = (me: string) => `
  SELECT record.id FROM suppliers record
  WHERE record.created_by = ${me} AND record.owner_id IS NULL AND record.deleted_at IS NULL`;

/** The ids of all whose status is not 'none'. */
export const relatedTo = (me: string) => `${related(me, `'active', 'pending'`)} UNION ${ownRecords(me)}`;

/** The ids of those whose status is 'active', and 'pending'. */
export const connectedTo = (me: string) => `${related(me, `'active'`)} UNION ${ownRecords(me)}`;
export const askedBy = (me: string) => `${related(me, `'pending'`)} EXCEPT ${ownRecords(me)}`;

/**
 * Public suppliers, one's own, one's private records, and those one has a relationship with (whose owner may have been
 * deactivated since: orders must stay readable). Administrators see every supplier with an owner.
 */
export const supplierVisible = (me: string, isAdmin: boolean) => `(s.deleted_at IS NULL AND (
  s.is_public OR s.owner_id = ${me} OR ${isPrivateRecordOf(me)} OR r.status IN ('active', 'pending')
  ${isAdmin ? 'OR s.owner_id IS NOT NULL' : ''}))`;

/** The same of one who is no administrator, in two ways of which each has its index. */
export const waysToSee = (me: string): string[] => [
  's.is_public',
  `NOT s.is_public AND s.id = ANY (ARRAY(${relatedTo(me)}
    UNION SELECT shop.id FROM suppliers shop WHERE shop.owner_id = ${me} AND shop.deleted_at IS NULL))`,
];

/** `Ratings` of supplier `s`. */
export const RATINGS = `json_build_object('average', s.rating_average, 'count', s.rating_count)`;

/** A supplier is new until it has three: one opinion of five stars is not better than a mean of 4.5. Its index has this, too. */
export const RATING_IN_ORDER = 'CASE WHEN s.rating_count < 3 THEN 0 ELSE s.rating_average END';

/** `Supplier`, as the caller sees it. */
export const supplierJson = (me: string) => `json_build_object(
  'id', s.id, 'name', s.name, 'description', s.description, 'category', s.category,
  'contactEmail', s.contact_email, 'contactPhone', s.contact_phone, 'website', s.website, 'whatsapp', s.whatsapp,
  'address', s.address, 'location', s.location, 'tags', s.tags, 'logoUrl', s.logo_url,
  'defaultLeadTime', s.default_lead_time, 'orderMinimum', s.order_minimum,
  'userId', s.owner_id, 'createdAt', iso(s.created_at), 'isApproved', s.is_public, 'productCount', s.product_count,
  'relationshipStatus', ${relationshipStatus(me)}, 'isConnected', ${relationshipStatus(me)} = 'active',
  'currency', coalesce(s.currency, 'USD'), 'ratings', ${RATINGS})`;
