import { Injectable } from '@nestjs/common';
import type { IdInput, InventoryItem, UpdateInventoryItemInput } from '#contracts';
import { type Actor, Db, invalid, type Tx } from '#platform';
import { ApplyMovement } from './apply-movement.js';
import { ItemEntity } from './item.entity.js';
import { ItemQueries } from './item.queries.js';
import { ItemRepository, type LockedItem } from './item.repository.js';
import { LowStockAlert } from './low-stock-alert.js';
import { requireOwnId } from './own-id.js';
import { crossesThreshold } from './stock-status.js';

@Injectable()
export class UpdateItemHandler {
  constructor(
    private readonly db: Db,
    private readonly items: ItemRepository,
    private readonly applyMovement: ApplyMovement,
    private readonly lowStock: LowStockAlert,
    private readonly queries: ItemQueries,
  ) {}

  execute(actor: Actor, { id, ...input }: UpdateInventoryItemInput & IdInput): Promise<InventoryItem> {
    requireOwnId(actor, input.userId);
    return this.db.transaction(async (tx) => {
      const item = await this.items.lock(tx, actor.userId, id);
      if (input.productId != null && input.productId !== item.productId) {
        throw invalid('The product of an inventory item cannot be changed', 'productId');
      }
      const after = {
        currentStock: input.currentStock ?? item.currentStock,
        reorderThreshold: input.reorderThreshold ?? item.reorderThreshold,
      };
      const settings = { ...settingsOf(input), ...(await this.costOf(tx, item, input)) };
      await tx.update(ItemEntity, { id }, { ...settings, reorderThreshold: after.reorderThreshold });
      if (after.currentStock !== item.currentStock) {
        await this.applyMovement.execute(tx, item, {
          quantity: after.currentStock - item.currentStock,
          type: 'manual',
          performedBy: actor.userId,
          counted: true,
          reorderThreshold: after.reorderThreshold,
        });
      } else if (crossesThreshold(item, after)) {
        await this.lowStock.raise(tx, item, after);
      }
      return this.queries.get(actor, id, tx);
    });
  }

  /** A cost and its currency come and go together. */
  private async costOf(tx: Tx, item: LockedItem, input: UpdateInventoryItemInput): Promise<Partial<ItemEntity>> {
    const costPerUnit = input.costPerUnit === undefined ? item.costPerUnit : input.costPerUnit;
    if (costPerUnit === null) return { costPerUnit, costCurrency: null };
    const costCurrency =
      input.costCurrency ?? item.costCurrency ?? (await this.items.priceCurrency(tx, item.productId));
    return { costPerUnit, costCurrency };
  }
}

/** Absent fields stay as they are; null empties one. */
function settingsOf(input: UpdateInventoryItemInput): Partial<ItemEntity> {
  const { optimalStock, reorderQuantity, location, notes, averageMonthlyUsage } = input;
  return { optimalStock, reorderQuantity, location, notes, averageMonthlyUsage };
}
