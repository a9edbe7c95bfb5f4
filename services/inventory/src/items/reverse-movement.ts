import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import type { HistoryIdInput, InventoryItem, ReverseMovementInput } from '#contracts';
import { type Actor, conflict, Db, impossible, notFound } from '#platform';
import { ApplyMovement } from './apply-movement.js';
import { ItemQueries } from './item.queries.js';
import { ItemRepository } from './item.repository.js';
import { MovementEntity } from './movement.entity.js';

@Injectable()
export class ReverseMovementHandler {
  constructor(
    private readonly db: Db,
    private readonly items: ItemRepository,
    private readonly applyMovement: ApplyMovement,
    private readonly queries: ItemQueries,
  ) {}

  execute(actor: Actor, { id, historyId, ifNewest }: HistoryIdInput & ReverseMovementInput): Promise<InventoryItem> {
    return this.db.transaction(async (tx) => {
      const item = await this.items.lock(tx, actor.userId, id);
      const movement = await tx.findOneBy(MovementEntity, { id: historyId, itemId: id });
      if (!movement) throw notFound('Movement not found');
      if (await tx.existsBy(MovementEntity, { reverses: historyId })) {
        throw conflict('This movement is already reversed');
      }
      if (ifNewest && (await tx.existsBy(MovementEntity, { itemId: id, id: MoreThan(historyId) }))) {
        throw conflict('The stock has changed since: look at its history');
      }
      const quantity = movement.previousStock - movement.newStock;
      // Half an undoing would look like a whole one in the history.
      if (item.currentStock + quantity < 0) {
        throw impossible(`Only ${item.currentStock} left: a movement of ${-quantity} cannot be reversed`);
      }
      await this.applyMovement.execute(tx, item, {
        quantity,
        type: 'reversal',
        reference: movement.reference,
        performedBy: actor.userId,
        reverses: historyId,
      });
      return this.queries.get(actor, id, tx);
    });
  }
}
