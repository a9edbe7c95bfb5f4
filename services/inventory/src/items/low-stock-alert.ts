import { Injectable } from '@nestjs/common';
import { LowStockReached } from '#contracts';
import { Outbox, type Tx } from '#platform';
import type { LockedItem } from './item.repository.js';
import type { StockLevel } from './stock-status.js';

/** Tells that an item has become low. Its callers know when that is. */
@Injectable()
export class LowStockAlert {
  constructor(private readonly outbox: Outbox) {}

  async raise(tx: Tx, item: LockedItem, { currentStock, reorderThreshold }: StockLevel): Promise<void> {
    await this.outbox.add(tx, LowStockReached, {
      itemId: item.id,
      userId: item.userId,
      productId: item.productId,
      productName: item.productName,
      currentStock,
      reorderThreshold,
    });
  }
}
