import { Injectable } from '@nestjs/common';
import { MAX_INT, StockChanged } from '#contracts';
import { currentImpersonator, impossible, Outbox, type Tx } from '#platform';
import type { LockedItem } from './item.repository.js';
import { LowStockAlert } from './low-stock-alert.js';
import { MovementEntity, type MovementType } from './movement.entity.js';
import { crossesThreshold, isLow } from './stock-status.js';

export interface Movement {
  /** Units in (positive) or out (negative). Stock stops at 0 whatever leaves. */
  quantity: number;
  type: MovementType;
  reference?: string | null;
  notes?: string | null;
  performedBy: number;
  /** Whether the stock was counted. */
  counted?: boolean;
  /** The movement that this one undoes. */
  reverses?: number;
  /** The threshold that holds from now on, where it changes along. */
  reorderThreshold?: number;
}

/** The one way stock changes: the item, its history and the events that tell of it, together. */
@Injectable()
export class ApplyMovement {
  constructor(
    private readonly outbox: Outbox,
    private readonly lowStock: LowStockAlert,
  ) {}

  /** Answers the movement's id. */
  async execute(tx: Tx, item: LockedItem, movement: Movement): Promise<number> {
    const newStock = await this.move(tx, item, movement);
    const id = await this.record(tx, item, movement, newStock);
    await this.announce(tx, item, movement, newStock);
    return id;
  }

  private async move(tx: Tx, { id, currentStock }: LockedItem, { quantity, counted }: Movement): Promise<number> {
    if (currentStock + quantity > MAX_INT) throw impossible(`Stock cannot be more than ${MAX_INT}`);
    const moved = await tx.row<{ stock: number }>(
      `UPDATE items
       SET current_stock = greatest(0, current_stock + $2), updated_at = now(),
           last_count_date = CASE WHEN $3 THEN now() ELSE last_count_date END
       WHERE id = $1
       RETURNING current_stock AS stock`,
      [id, quantity, counted ?? false],
    );
    return moved!.stock;
  }

  private async record(tx: Tx, item: LockedItem, movement: Movement, newStock: number): Promise<number> {
    const recorded = Object.assign(new MovementEntity(), {
      itemId: item.id,
      previousStock: item.currentStock,
      newStock,
      type: movement.type,
      reference: movement.reference ?? null,
      notes: movement.notes ?? null,
      performedBy: movement.performedBy,
      impersonatorId: currentImpersonator(),
      reverses: movement.reverses ?? null,
    });
    await tx.insert(MovementEntity, recorded);
    return recorded.id;
  }

  private async announce(tx: Tx, item: LockedItem, movement: Movement, newStock: number): Promise<void> {
    const isNew = movement.type === 'initial';
    if (newStock !== item.currentStock || isNew) {
      await this.outbox.add(tx, StockChanged, {
        itemId: item.id,
        userId: item.userId,
        productId: item.productId,
        productName: item.productName,
        previousStock: item.currentStock,
        newStock,
        adjustmentType: movement.type,
        reference: movement.reference ?? null,
      });
    }
    const after = { currentStock: newStock, reorderThreshold: movement.reorderThreshold ?? item.reorderThreshold };
    // An item that is low from its first day was never above the threshold, and is news all the same.
    if (crossesThreshold(item, after) || (isNew && isLow(after))) await this.lowStock.raise(tx, item, after);
  }
}
