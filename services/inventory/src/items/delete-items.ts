import { Injectable } from '@nestjs/common';
import { type Actor, notFound, type Tx } from '#platform';

@Injectable()
export class DeleteItems {
  /** All of them, with their history, or none: one id that is not the caller's stops the rest. */
  async execute(tx: Tx, { userId }: Actor, ids: number[]): Promise<number> {
    const [, deleted] = await tx.query<[unknown[], number]>('DELETE FROM items WHERE user_id = $1 AND id = ANY($2)', [
      userId,
      ids,
    ]);
    if (deleted !== ids.length) throw notFound('Inventory item not found');
    return deleted;
  }
}
