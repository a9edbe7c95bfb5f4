import type { ViewMode } from '#contracts';
import { conflict, type DomainError, forbidden, notFound, type Sql } from '#platform';
import { haveMet, type Standing, whyNotWrite } from './may-write.js';

/** A buyer and a supplier. */
export interface Pair {
  buyerId: number;
  supplierId: number;
}

interface Known extends Standing {
  /** Null for a buyer's own record of a supplier. */
  ownerId: number | null;
  /** Deleted, or its owner's account closed. */
  isDeleted: boolean;
  /** The buyer's account is closed. */
  hasLeft: boolean;
  /** An administrator has deactivated the account of the one who would read. */
  ownerIsOff: boolean;
  buyerIsOff: boolean;
  /** Anybody may look at the supplier. */
  isPublic: boolean;
}

const isClosed = (user: string): string => `EXISTS (SELECT FROM closed_accounts x WHERE x.user_id = ${user})`;

const KNOWN = `
  SELECT s.owner_id AS "ownerId", s.is_deleted OR ${isClosed('s.owner_id')} AS "isDeleted",
    ${isClosed('$1')} AS "hasLeft", coalesce(NOT owner.is_active, false) AS "ownerIsOff",
    coalesce(NOT buyer.is_active, false) AS "buyerIsOff", coalesce(owner.may_sell, false) AS "isPublic",
    r.status AS relationship,
    EXISTS (SELECT FROM orders o WHERE o.buyer_id = $1 AND o.supplier_id = $2) AS "hasOrdered",
    c.id IS NOT NULL AS "hasConversation", coalesce(c.buyer_wrote, false) AS "hasAnswered"
  FROM suppliers s
  LEFT JOIN recipients owner ON owner.user_id = s.owner_id
  LEFT JOIN recipients buyer ON buyer.user_id = $1
  LEFT JOIN relationships r ON r.supplier_id = s.id AND r.buyer_id = $1
  LEFT JOIN conversations c ON c.supplier_id = s.id AND c.buyer_id = $1
  WHERE s.id = $2`;

/** Why this side may not write to the other; undefined when it may. */
export async function refusalOf(
  sql: Sql,
  side: ViewMode,
  { buyerId, supplierId }: Pair,
): Promise<DomainError | undefined> {
  const known = await sql.row<Known>(KNOWN, [buyerId, supplierId]);
  if (known?.ownerId === buyerId) return forbidden('This is your own supplier');
  if (!known || isHidden(side, known)) return notFound(side === 'buyer' ? 'Supplier not found' : 'Buyer not found');
  if (known.isDeleted) return conflict('This supplier is no longer on Tradeyard');
  if (known.hasLeft) return conflict('This buyer is no longer on Tradeyard');
  if (known.ownerId === null) return conflict('Nobody answers for this supplier on Tradeyard');
  if (side === 'buyer' ? known.ownerIsOff : known.buyerIsOff) {
    return conflict(
      `This ${side === 'buyer' ? 'supplier' : 'buyer'} is deactivated: nobody there can read messages for now`,
    );
  }
  const refusal = whyNotWrite(side, known);
  return refusal === undefined ? undefined : forbidden(refusal);
}

/** Who never had to do with the other is not told that it exists, unless everybody may see it. */
function isHidden(side: ViewMode, known: Known): boolean {
  return !haveMet(known) && (side === 'seller' || known.isDeleted || !known.isPublic);
}
