import { Injectable } from '@nestjs/common';
import { GetCurrentUser, type Invitation, type InviteSupplierInput } from '#contracts';
import { type Actor, conflict, Db, forbidden, invalid, notFound, Requests } from '#platform';
import { SupplierCopies } from '../copies/supplier-copies.js';
import { UserCopies } from '../copies/user-copies.js';
import { InvitationQueries } from './invitation.queries.js';
import { requireOwnId } from './own-id.js';
import { SendInvitation } from './send-invitation.js';

/** A buyer asks the representative of a supplier that the buyer sees. Nothing here depends on who has an account. */
@Injectable()
export class InviteSupplierHandler {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
    private readonly suppliers: SupplierCopies,
    private readonly users: UserCopies,
    private readonly send: SendInvitation,
    private readonly queries: InvitationQueries,
  ) {}

  async execute(actor: Actor, { email, supplierId, buyerId, message }: InviteSupplierInput): Promise<Invitation> {
    requireOwnId(actor, buyerId);
    const [{ ownerId }, caller] = await Promise.all([
      this.suppliers.find(actor, supplierId),
      this.requests.send(GetCurrentUser, {}),
      this.users.ensure(actor),
    ]);
    if (ownerId === actor.userId) throw forbidden('This is your own supplier');
    if (sameAddress(email, caller.email)) throw invalid('You cannot invite yourself', 'email');
    return this.db.transaction(async (tx) => {
      if (!(await this.suppliers.hold(tx, supplierId))) throw notFound('Supplier not found');
      if (ownerId !== null) await requireUnconnected(tx, actor.userId, supplierId);
      const id = await this.send.execute(tx, {
        ...{ kind: 'supplier', senderId: actor.userId, email, supplierId, buyerId: actor.userId },
        ...{ role: null, message: message || null },
      });
      return this.queries.get(id, tx);
    });
  }
}

export const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A supplier without owner is connected with its buyer from the start: that is no reason not to ask. */
export async function requireUnconnected(
  tx: { row(sql: string, params: unknown[]): Promise<object | undefined> },
  buyerId: number,
  supplierId: number,
): Promise<void> {
  const connected = await tx.row(
    `SELECT 1 FROM relationships WHERE buyer_id = $1 AND supplier_id = $2 AND status = 'active'`,
    [buyerId, supplierId],
  );
  if (connected) throw conflict('You are already connected');
}
