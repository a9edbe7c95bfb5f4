import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { type HistoryIdInput, type InventoryItem, ReceiptReversed, type ReverseMovementInput } from '#contracts';
import { type Actor, conflict, Db, impossible, notFound, Outbox, type Tx } from '#platform';
import { ApplyMovement } from './apply-movement.js';
import { ArrivedGoods } from './arrived-goods.js';
import { ItemQueries } from './item.queries.js';
import { ItemRepository, type LockedItem } from './item.repository.js';
import { MovementEntity } from './movement.entity.js';

/** A new, opposite movement. What came in with an order or its invoice has not arrived then, as far as the order goes. */
@Injectable()
export class ReverseMovementHandler {
  constructor(
    private readonly db: Db,
    private readonly items: ItemRepository,
    private readonly applyMovement: ApplyMovement,
    private readonly arrived: ArrivedGoods,
    private readonly outbox: Outbox,
    private readonly queries: ItemQueries,
  ) {}

  execute(actor: Actor, { id, historyId, ifNewest }: HistoryIdInput & ReverseMovementInput): Promise<InventoryItem> {
    return this.db.transaction(async (tx) => {
      // Before the item, in one order everywhere.
      const imported = await this.arrived.ofMovement(tx, actor.userId, historyId);
      if (imported.length > 0) await this.arrived.lock(tx, imported);
      const item = await this.items.lock(tx, actor.userId, id);
      const movement = await tx.findOneBy(MovementEntity, { id: historyId, itemId: id });
      if (!movement) throw notFound('Movement not found');
      if (await tx.existsBy(MovementEntity, { reverses: historyId })) {
        throw conflict('This movement is already reversed');
      }
      await requireNoReceipt(tx, movement);
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
      await this.arrived.recount(tx, imported);
      if (movement.type === 'receipt') await this.tell(tx, item, movement);
      return this.queries.get(actor, id, tx);
    });
  }

  private async tell(tx: Tx, item: LockedItem, { previousStock, newStock, reference }: MovementEntity): Promise<void> {
    if (reference === null) return;
    const { id: itemId, userId, productId, productName } = item;
    const quantity = newStock - previousStock;
    await this.outbox.add(tx, ReceiptReversed, {
      ...{ itemId, userId, productId, productName, quantity, orderNumber: reference },
    });
  }
}

/** Goods of a reversed receipt are outstanding in their order: they come in with it, once. */
async function requireNoReceipt(tx: Tx, { type, reverses, reference }: MovementEntity): Promise<void> {
  if (type !== 'reversal' || reverses === null) return;
  if (!(await tx.existsBy(MovementEntity, { id: reverses, type: 'receipt' }))) return;
  throw conflict(`These goods are outstanding in ${reference} again: receive them there`);
}
