import { Injectable } from '@nestjs/common';
import { type PayloadOf, SupplierAccountChanged, type SupplierSnapshot, type UserSnapshot } from '#contracts';
import { CopyTable, Outbox, type Tx } from '#platform';

const SUPPLIERS = new CopyTable('suppliers');
const USERS = new CopyTable('users');

/** So many of a buyer's open orders are named where there are thousands: an event is one message. */
const NAMED_ORDERS = 100;

/** What ordering keeps of both sides of an order. Of what arrives, in whatever order, the newest stays. */
@Injectable()
export class PartyCopies {
  constructor(private readonly outbox: Outbox) {}

  /** Orders follow their supplier to a new owner. */
  async saveSupplier(tx: Tx, supplier: SupplierSnapshot): Promise<void> {
    const { id, name, ownerId, createdBy, currency, contactEmail, contactPhone, address, version } = supplier;
    const saved = await SUPPLIERS.save(tx, {
      id,
      name,
      owner_id: ownerId,
      created_by: createdBy,
      currency,
      contact_email: contactEmail,
      contact_phone: contactPhone ?? null,
      address: address ?? null,
      version,
    });
    if (!saved) return;
    await tx.changed(
      'UPDATE orders SET supplier_owner_id = $2 WHERE supplier_id = $1 AND supplier_owner_id IS DISTINCT FROM $2',
      [id, ownerId],
    );
  }

  async saveUser(tx: Tx, user: UserSnapshot): Promise<void> {
    const { id, companyName, firstName, lastName, address, isActive, version } = user;
    const before = await tx.row<{ isActive: boolean }>(
      'SELECT is_active AS "isActive" FROM users WHERE id = $1 FOR UPDATE',
      [id],
    );
    const saved = await USERS.save(tx, {
      id,
      company_name: companyName,
      first_name: firstName,
      last_name: lastName,
      address: address ?? null,
      is_active: isActive,
      version,
    });
    if (saved && before && before.isActive !== isActive) await this.tellBuyers(tx, id, isActive);
  }

  /** Whoever waits for a supplier of theirs learns that nobody answers there, or that somebody does again. */
  private async tellBuyers(tx: Tx, ownerId: number, isActive: boolean): Promise<void> {
    const waiting = await tx.rows<Omit<PayloadOf<typeof SupplierAccountChanged>, 'isActive'>>(
      `SELECT o.buyer_id AS "buyerId", o.supplier_id AS "supplierId", min(s.name) AS "supplierName",
              json_agg(json_build_object('orderId', o.id, 'orderNumber', o.order_number) ORDER BY o.id)
                FILTER (WHERE o.place <= ${NAMED_ORDERS}) AS orders, count(*)::int AS total
       FROM (SELECT *, row_number() OVER (PARTITION BY buyer_id, supplier_id ORDER BY id) AS place
             FROM orders
             WHERE supplier_owner_id = $1 AND status IN ('pending', 'confirmed', 'processing', 'shipped')) o
       JOIN suppliers s ON s.id = o.supplier_id
       GROUP BY 1, 2`,
      [ownerId],
    );
    await this.outbox.addAll(
      tx,
      SupplierAccountChanged,
      waiting.map((order) => ({ ...order, isActive })),
    );
  }
}
