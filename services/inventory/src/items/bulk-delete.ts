import { Injectable } from '@nestjs/common';
import type { BulkDeleteInput, DeletedAnswer } from '#contracts';
import { type Actor, Db, notFound } from '#platform';

@Injectable()
export class BulkDeleteHandler {
  constructor(private readonly db: Db) {}

  /** All of them, with their history, or none: one id that is not the caller's stops the rest. */
  execute({ userId }: Actor, { ids }: BulkDeleteInput): Promise<DeletedAnswer> {
    return this.db.transaction(async (tx) => {
      const deleted = await tx.changed('DELETE FROM items WHERE user_id = $1 AND id = ANY($2)', [userId, ids]);
      if (deleted !== ids.length) throw notFound('Inventory item not found');
      return { deleted };
    });
  }
}
