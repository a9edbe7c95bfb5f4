import { Injectable } from '@nestjs/common';
import type { VendorLayout } from '#invoice-reading';
import { Db, type Tx } from '#platform';

/** More vendors than this per buyer: those least recently learned of are not looked through. */
const MAX_LAYOUTS = 500;

export interface StoredLayout {
  id: number;
  layout: VendorLayout;
}

/** What a buyer's reviews have taught about their vendors' layouts; private to that buyer. */
@Injectable()
export class VendorLayouts {
  constructor(private readonly db: Db) {}

  of(buyerId: number): Promise<StoredLayout[]> {
    return this.db.rows<StoredLayout>(
      'SELECT id, layout FROM vendor_layouts WHERE uploaded_by = $1 ORDER BY updated_at DESC, id DESC LIMIT $2',
      [buyerId, MAX_LAYOUTS],
    );
  }

  /** In place of the one that it grew out of, if any. */
  async save(tx: Tx, buyerId: number, layout: VendorLayout, replaced: number | null): Promise<void> {
    const replacing = await tx.changed(
      'UPDATE vendor_layouts SET layout = $3, updated_at = now() WHERE id = $1 AND uploaded_by = $2',
      [replaced, buyerId, layout],
    );
    if (replacing > 0) return;
    await tx.changed('INSERT INTO vendor_layouts (uploaded_by, layout) VALUES ($1, $2)', [buyerId, layout]);
  }
}
