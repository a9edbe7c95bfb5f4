import { Injectable } from '@nestjs/common';
import type { IdInput } from '#contracts';
import { type Actor, Db, notFound } from '#platform';

@Injectable()
export class DeleteItemHandler {
  constructor(private readonly db: Db) {}

  /** Its history goes along. One statement needs no transaction around it. */
  async execute({ userId }: Actor, { id }: IdInput): Promise<null> {
    const deleted = await this.db.changed('DELETE FROM items WHERE user_id = $1 AND id = $2', [userId, id]);
    if (deleted === 0) throw notFound('Inventory item not found');
    return null;
  }
}
