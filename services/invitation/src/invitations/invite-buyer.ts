import { Injectable } from '@nestjs/common';
import { GetCurrentUser, type Invitation, type InviteBuyerInput } from '#contracts';
import { type Actor, Db, impossible, invalid, notFound, Requests, type Tx } from '#platform';
import { UserCopies } from '../copies/user-copies.js';
import { sameAddress, requireUnconnected } from './invite-supplier.js';
import { InvitationQueries } from './invitation.queries.js';
import { requireOwnId } from './own-id.js';
import { SendInvitation } from './send-invitation.js';

/** A seller asks a buyer to connect with one of their own suppliers: by email, or one who was found. */
@Injectable()
export class InviteBuyerHandler {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
    private readonly users: UserCopies,
    private readonly send: SendInvitation,
    private readonly queries: InvitationQueries,
  ) {}

  async execute(actor: Actor, input: InviteBuyerInput): Promise<Invitation> {
    const { email = null, buyerId = null, sellerId, message } = input;
    requireOwnId(actor, sellerId);
    if ((email === null) === (buyerId === null)) throw invalid('Please enter a valid email address', 'email');
    const [caller] = await Promise.all([this.requests.send(GetCurrentUser, {}), this.users.ensure(actor)]);
    if (buyerId === actor.userId || (email !== null && sameAddress(email, caller.email))) {
      throw invalid('You cannot invite yourself', 'email');
    }
    return this.db.transaction(async (tx) => {
      const supplierId = await holdOwnSupplier(tx, actor, input.supplierId);
      if (buyerId !== null) await requireBuyer(tx, buyerId, supplierId);
      const id = await this.send.execute(tx, {
        ...{ kind: 'buyer', senderId: actor.userId, email, supplierId, buyerId },
        ...{ role: null, message: message || null },
      });
      return this.queries.get(id, tx);
    });
  }
}

/** Keeps it from being deleted until the transaction ends. */
async function holdOwnSupplier(tx: Tx, { userId }: Actor, wanted: number | null | undefined): Promise<number> {
  const own = await tx.row<{ id: number }>(
    `SELECT id FROM suppliers WHERE owner_id = $1 AND NOT is_deleted AND ($2::int IS NULL OR id = $2)
     ORDER BY id LIMIT 1 FOR SHARE`,
    [userId, wanted ?? null],
  );
  if (own) return own.id;
  throw wanted == null ? impossible('Please add your supplier first') : notFound('Supplier not found');
}

async function requireBuyer(tx: Tx, buyerId: number, supplierId: number): Promise<void> {
  // Who does not want to be found is not there, but for those they had to do with.
  const known = await tx.row(
    `SELECT 1 FROM users u WHERE id = $1 AND (
       is_findable OR EXISTS (SELECT FROM relationships r WHERE r.buyer_id = u.id AND r.supplier_id = $2))`,
    [buyerId, supplierId],
  );
  if (!known) throw notFound('Buyer not found');
  await requireUnconnected(tx, buyerId, supplierId);
}
