import { Injectable } from '@nestjs/common';
import { type IdInput, InventoryRestored, type RestoredAnswer } from '#contracts';
import { type Actor, conflict, Db, notFound, Outbox } from '#platform';

/** Under their old ids, so that every link to them leads somewhere again; the product's name is today's. */
const RESTORE = `
  INSERT INTO items (id, user_id, product_id, product_name, product_sku, current_stock, reorder_threshold, optimal_stock,
                     reorder_quantity, last_order_date, last_count_date, location, notes, average_monthly_usage,
                     cost_per_unit, cost_currency, status, created_at, updated_at)
  OVERRIDING SYSTEM VALUE
  SELECT i.id, i.user_id, i.product_id, p.name, p.sku, i.current_stock, i.reorder_threshold, i.optimal_stock,
         i.reorder_quantity, i.last_order_date, i.last_count_date, i.location, i.notes, i.average_monthly_usage,
         i.cost_per_unit, i.cost_currency, i.status, i.created_at, now()
  FROM deleted_items d CROSS JOIN LATERAL json_populate_record(NULL::items, d.item) i JOIN products p ON p.id = i.product_id
  WHERE d.deletion_id = $1 ORDER BY p.id FOR SHARE OF p
  ON CONFLICT DO NOTHING`;

const RESTORE_HISTORY = `
  INSERT INTO movements (id, item_id, previous_stock, new_stock, type, reference, notes, performed_by, reverses, created_at)
  OVERRIDING SYSTEM VALUE
  SELECT m.id, m.item_id, m.previous_stock, m.new_stock, m.type, m.reference, m.notes, m.performed_by, m.reverses, m.created_at
  FROM deleted_items d CROSS JOIN LATERAL json_populate_recordset(NULL::movements, d.movements) m
  WHERE d.deletion_id = $1`;

/** Brings back what was deleted at one time, with its history: all of it or nothing. */
@Injectable()
export class UndoDeletionHandler {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  execute({ userId }: Actor, { id }: IdInput): Promise<RestoredAnswer> {
    return this.db.transaction(async (tx) => {
      const deletion = await tx.row<{ items: number; undone: boolean }>(
        'SELECT items, undone_at IS NOT NULL AS undone FROM deletions WHERE id = $1 AND user_id = $2 FOR UPDATE',
        [id, userId],
      );
      if (!deletion) throw notFound('Deletion not found');
      if (deletion.undone) throw conflict('These items have been brought back already');
      const restored = await tx.changed(RESTORE, [id]);
      if (restored < deletion.items) {
        throw conflict('Some of these products are in your inventory again: the deletion cannot be undone');
      }
      await tx.changed(RESTORE_HISTORY, [id]);
      await tx.changed('UPDATE deletions SET undone_at = now() WHERE id = $1', [id]);
      await tx.changed('DELETE FROM deleted_items WHERE deletion_id = $1', [id]);
      await this.outbox.add(tx, InventoryRestored, { userId, fileName: null, removed: 0, restored });
      return { removed: 0, restored };
    });
  }
}
