import { Injectable } from '@nestjs/common';
import type { BulkDeleteInput, DeletedAnswer } from '#contracts';
import { type Actor, Db, notFound } from '#platform';

/** The items go, with their movements; both are kept with the deletion, for as long as it can be undone. */
const DELETE = `
  WITH gone AS (DELETE FROM items WHERE user_id = $1 AND id = ANY ($2::bigint[]) RETURNING *),
  kept AS (
    INSERT INTO deleted_items (deletion_id, product_id, item, movements)
    SELECT $3, g.product_id, to_json(g),
           (SELECT coalesce(json_agg(m ORDER BY m.id), '[]') FROM movements m WHERE m.item_id = g.id)
    FROM gone g)
  SELECT count(*) AS items FROM gone`;

@Injectable()
export class BulkDeleteHandler {
  constructor(private readonly db: Db) {}

  /** All of them, with their history, or none: one id that is not the caller's stops the rest. */
  execute({ userId }: Actor, { ids }: BulkDeleteInput): Promise<DeletedAnswer> {
    return this.db.transaction(async (tx) => {
      const deletion = await tx.row<{ id: number }>(
        'INSERT INTO deletions (user_id, items) VALUES ($1, $2) RETURNING id',
        [userId, ids.length],
      );
      const deletionId = deletion!.id;
      const deleted = (await tx.row<{ items: number }>(DELETE, [userId, ids, deletionId]))!.items;
      if (deleted !== ids.length) throw notFound('Inventory item not found');
      return { deleted, deletionId };
    });
  }
}
