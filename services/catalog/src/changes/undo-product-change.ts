import { Injectable } from '@nestjs/common';
import type { IdInput, ProductChangeUndone } from '#contracts';
import { type Actor, batches, conflict, Db, notFound, takeTurn, type Tx } from '#platform';
import { ProductEvents } from '../products/product-events.js';
import { refuseTakenSku } from '../products/sku-conflict.js';
import { lockOwnProducts } from './own-products.js';

/**
 * Products that are not as the change left them, and the name of one of these. What was made by an import and approved
 * since has not been changed; a brand that is gone cannot be given back.
 */
const SINCE = `
  SELECT count(*) AS changed, min(p.name) AS name FROM product_change_items i JOIN products p ON p.id = i.product_id
  WHERE i.change_id = $1 AND (
    NOT to_jsonb(p) @> CASE WHEN i.was IS NULL THEN i.became - 'is_approved' - 'rejection_reason' ELSE i.became END
    OR i.was ->> 'brand_id' IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM brands b WHERE b.id = (i.was ->> 'brand_id')::int))`;

const RESTORE = `
  UPDATE products p SET
    name = r.name, description = r.description, category = r.category, brand_id = r.brand_id, price = r.price,
    min_order_quantity = r.min_order_quantity, unit_of_measure = r.unit_of_measure, lead_time = r.lead_time,
    is_approved = r.is_approved, rejection_reason = r.rejection_reason,
    visible_on_marketplace = r.visible_on_marketplace, archived_at = r.archived_at, version = p.version + 1
  FROM product_change_items i JOIN products n ON n.id = i.product_id
  CROSS JOIN LATERAL jsonb_populate_record(n, i.was) r
  WHERE i.change_id = $1 AND i.was IS NOT NULL AND p.id = i.product_id`;

/** What the change made goes where deleted products go: somebody may have ordered it already. */
const ARCHIVE = `
  UPDATE products p SET archived_at = now(), version = p.version + 1
  FROM product_change_items i WHERE i.change_id = $1 AND i.was IS NULL AND p.id = i.product_id`;

const TOLD_AT_A_TIME = 1000;

/** Takes back one change of many products: all of them are as they were, and what an import made is archived; or nothing happens. */
@Injectable()
export class UndoProductChangeHandler {
  constructor(
    private readonly db: Db,
    private readonly events: ProductEvents,
  ) {}

  execute(actor: Actor, { id }: IdInput): Promise<ProductChangeUndone> {
    return this.db.transaction(async (tx) => {
      const ids = await claim(tx, actor, id);
      tx.planEachTime();
      await lockOwnProducts(tx, actor, ids);
      const since = (await tx.row<{ changed: number; name: string | null }>(SINCE, [id]))!;
      if (since.changed > 0) {
        const others = since.changed > 1 ? ` and ${since.changed - 1} more have` : ' has';
        throw conflict(`${since.name}${others} been changed since: this cannot be undone`);
      }
      const restored = await refuseTakenSku(tx.changed(RESTORE, [id]));
      const archived = await tx.changed(ARCHIVE, [id]);
      await tx.changed('UPDATE product_changes SET undone_at = now() WHERE id = $1', [id]);
      for (const batch of batches(ids, TOLD_AT_A_TIME)) await this.events.allUpdated(tx, batch);
      return { restored, archived };
    });
  }
}

/** Holds the change, so that it is undone once; answers its products. */
async function claim(tx: Tx, { userId }: Actor, id: number): Promise<number[]> {
  await takeTurn(tx, userId);
  const change = await tx.row<{ undone: boolean }>(
    'SELECT undone_at IS NOT NULL AS undone FROM product_changes WHERE id = $1 AND user_id = $2 FOR UPDATE',
    [id, userId],
  );
  if (!change) throw notFound('Change not found');
  if (change.undone) throw conflict('This change has been undone already');
  const rows = await tx.rows<{ id: number }>('SELECT product_id AS id FROM product_change_items WHERE change_id = $1', [
    id,
  ]);
  return rows.map((row) => row.id);
}
