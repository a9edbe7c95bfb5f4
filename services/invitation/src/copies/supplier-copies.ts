import { Injectable } from '@nestjs/common';
import { GetSupplier, type Supplier, type SupplierSnapshot } from '#contracts';
import { areaOf } from '../discovery/area-of.js';
import { type Actor, CopyTable, Db, notFound, Requests, type Tx } from '#platform';

/** A supplier that the caller may know of. */
export interface KnownSupplier {
  id: number;
  ownerId: number | null;
}

const SUPPLIERS = new CopyTable('suppliers', { tombstones: true });

/** What invitation keeps of suppliers: how to name them, and whose they are. */
@Injectable()
export class SupplierCopies {
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
  ) {}

  /** False when something newer is known already. */
  apply(tx: Tx, supplier: SupplierSnapshot): Promise<boolean> {
    const { id, name, category, location, address, ownerId, version } = supplier;
    const { city, region } = areaOf(location ?? address);
    return SUPPLIERS.save(tx, { id, name, category, location, city, region, owner_id: ownerId, version });
  }

  async hasOwner(tx: Tx, id: number): Promise<boolean> {
    const owned = await tx.row('SELECT 1 FROM suppliers WHERE id = $1 AND owner_id IS NOT NULL FOR UPDATE', [id]);
    return owned !== undefined;
  }

  /** Kept as deleted, so that an event about it that arrives late does not bring it back. */
  async markDeleted(tx: Tx, id: number, version: number): Promise<void> {
    await SUPPLIERS.bury(tx, { id, version }, { name: '', category: '' });
  }

  /** Keeps a supplier from being deleted until the transaction ends; false when it already is. */
  async hold(tx: Tx, id: number): Promise<boolean> {
    const held = await tx.rows('SELECT 1 FROM suppliers WHERE id = $1 AND NOT is_deleted FOR SHARE', [id]);
    return held.length > 0;
  }

  /**
   * The supplier, if the caller sees it: it is public, their own, or one they have a relationship with. Where the copies
   * say no, catalog decides: its marketplace may show an approval whose event has not arrived here yet.
   */
  async find(actor: Actor, id: number): Promise<KnownSupplier> {
    const seen = await this.db.row<KnownSupplier>(
      `SELECT s.id, s.owner_id AS "ownerId"
       FROM suppliers s LEFT JOIN users owner ON owner.id = s.owner_id
       WHERE s.id = $1 AND NOT s.is_deleted AND (owner.may_sell OR s.owner_id = $2 OR EXISTS (
         SELECT FROM relationships r
         WHERE r.buyer_id = $2 AND r.supplier_id = s.id AND r.status IN ('pending', 'active')))`,
      [id, actor.userId],
    );
    return seen ?? this.readThrough(actor, id);
  }

  private async readThrough(actor: Actor, id: number): Promise<KnownSupplier> {
    const supplier: Supplier = await this.requests.send(GetSupplier, { id });
    const { name, category, location, userId, isApproved } = supplier;
    // Somebody's private record is not shown to others; an unapproved supplier only to its owner and administrators.
    if (userId !== null && userId !== actor.userId && !isApproved) throw notFound('Supplier not found');
    // Version 0: any event is newer.
    await SUPPLIERS.save(this.db, { id, name, category, location, owner_id: userId, version: 0 });
    return { id, ownerId: userId };
  }
}
