import { Injectable } from '@nestjs/common';
import type { SupplierSnapshot, UserSnapshot } from '#contracts';
import type { Tx } from '#platform';

/** What ordering keeps of both sides of an order. Of what arrives, in whatever order, the newest stays. */
@Injectable()
export class PartyCopies {
  /** Orders follow their supplier to a new owner. */
  async saveSupplier(tx: Tx, { id, name, ownerId, currency, version }: SupplierSnapshot): Promise<void> {
    const newer = await tx.query<unknown[]>(
      `INSERT INTO suppliers (id, name, owner_id, currency, version) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET
         name = excluded.name, owner_id = excluded.owner_id, currency = excluded.currency, version = excluded.version
       WHERE suppliers.version < excluded.version
       RETURNING id`,
      [id, name, ownerId, currency, version],
    );
    if (newer.length === 0) return;
    await tx.query(
      'UPDATE orders SET supplier_owner_id = $2 WHERE supplier_id = $1 AND supplier_owner_id IS DISTINCT FROM $2',
      [id, ownerId],
    );
  }

  async saveUser(tx: Tx, { id, companyName, firstName, lastName, version }: UserSnapshot): Promise<void> {
    await tx.query(
      `INSERT INTO users (id, company_name, first_name, last_name, version) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET
         company_name = excluded.company_name, first_name = excluded.first_name, last_name = excluded.last_name,
         version = excluded.version
       WHERE users.version < excluded.version`,
      [id, companyName, firstName, lastName, version],
    );
  }
}
