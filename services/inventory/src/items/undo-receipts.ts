import { Injectable } from '@nestjs/common';
import type { RestoredAnswer, UndoReceiptsInput } from '#contracts';
import { type Call, Db, impossible, type Tx } from '#platform';
import { ApplyMovement } from './apply-movement.js';
import { ArrivedGoods } from './arrived-goods.js';
import { ItemEntity } from './item.entity.js';
import { ItemRepository, type LockedItem } from './item.repository.js';
import { movedOn, setCost } from './moved-on.js';
import { type Receipt, Receipts } from './receipts.js';

/** What came in for one item, oldest first. */
interface Goods {
  item: LockedItem;
  receipts: Receipt[];
}

/**
 * Goods that an invoice brought, out of the stock again: all or nothing. An item that they made goes with its history,
 * as if it had never been, unless somebody has done anything with it; then it stays, without the goods.
 */
@Injectable()
export class UndoReceiptsHandler {
  constructor(
    private readonly db: Db,
    private readonly items: ItemRepository,
    private readonly receipts: Receipts,
    private readonly arrived: ArrivedGoods,
    private readonly applyMovement: ApplyMovement,
  ) {}

  execute(call: Call, input: UndoReceiptsInput): Promise<RestoredAnswer> {
    const { userId } = call.actor;
    return this.db.idempotent(call, 'undo-receipts', input, async (tx) => {
      const ordered = await this.arrived.of(tx, userId, input.keys);
      await this.arrived.lock(tx, ordered);
      const all = await this.goodsOf(tx, userId, input.keys);
      const untouched = all.filter(isUntouched).map(({ item }) => item.id);
      await tx.changed('DELETE FROM items WHERE id = ANY ($1::bigint[])', [untouched]);
      for (const goods of all) if (!isUntouched(goods)) await this.takeOut(tx, goods, userId);
      await this.receipts.takenOut(tx, userId, input.keys);
      await this.arrived.recount(tx, ordered);
      return { removed: untouched.length, restored: all.length - untouched.length };
    });
  }

  /** Locked. Errors: impossible when one of them has moved on. */
  private async goodsOf(tx: Tx, userId: number, keys: string[]): Promise<Goods[]> {
    const locked = await this.items.lockAll(tx, userId, await this.receipts.itemIds(tx, userId, keys));
    const receipts = await this.receipts.of(tx, userId, keys);
    if (receipts.length < keys.length) {
      throw impossible('These goods came in before imports could be undone: reverse their movements one by one');
    }
    const byItem = new Map<number, Receipt[]>();
    for (const receipt of receipts) byItem.set(receipt.itemId, [...(byItem.get(receipt.itemId) ?? []), receipt]);
    const stock = new Map(locked.map(({ id, currentStock }) => [id, currentStock]));
    for (const [itemId, ofItem] of byItem) {
      const reason = movedOn(stock.get(itemId) ?? 0, ofItem);
      if (reason) throw impossible(reason);
    }
    return locked.map((item) => ({ item, receipts: byItem.get(item.id)! }));
  }

  private async takeOut(tx: Tx, { item, receipts }: Goods, userId: number): Promise<void> {
    for (const { movementId, quantity, reference } of receipts.filter(({ isReversed }) => !isReversed)) {
      await this.applyMovement.execute(tx, item, {
        quantity: -quantity,
        type: 'reversal',
        reference,
        performedBy: userId,
        reverses: movementId,
      });
      item.currentStock -= quantity;
    }
    const { was, now } = receipts[0]!;
    const isLastOrder = now!.orderedAt === receipts.at(-1)!.became.orderedAt;
    await tx.update(ItemEntity, item.id, {
      ...(setCost(receipts) && { costPerUnit: was.cost, costCurrency: was.currency }),
      ...(isLastOrder && { lastOrderDate: was.orderedAt === null ? null : new Date(was.orderedAt) }),
      updatedAt: new Date(),
    });
  }
}

/** Nobody has done anything with an item that these goods made. */
const isUntouched = ({ receipts }: Goods): boolean =>
  receipts[0]!.created && receipts[0]!.now!.changedAt === receipts.at(-1)!.became.changedAt;
