import { Injectable } from '@nestjs/common';
import type { AddInventoryItemInput, InventoryItem } from '#contracts';
import { type Actor, Db, taken } from '#platform';
import { ProductCopies } from '../copies/product-copies.js';
import { ApplyMovement } from './apply-movement.js';
import { ItemQueries } from './item.queries.js';
import { ItemRepository } from './item.repository.js';
import { requireOwnId } from './own-id.js';
import { DEFAULT_THRESHOLD } from './stock-status.js';

@Injectable()
export class AddItemHandler {
  constructor(
    private readonly db: Db,
    private readonly copies: ProductCopies,
    private readonly items: ItemRepository,
    private readonly applyMovement: ApplyMovement,
    private readonly queries: ItemQueries,
  ) {}

  async execute(actor: Actor, input: AddInventoryItemInput): Promise<InventoryItem> {
    requireOwnId(actor, input.userId);
    const product = await this.copies.ask(input.productId);
    return this.db.transaction(async (tx) => {
      await this.copies.save(tx, product);
      const reorderThreshold = input.reorderThreshold ?? DEFAULT_THRESHOLD;
      const item = await this.items.create(tx, actor.userId, { ...input, reorderThreshold });
      if (!item) throw taken('productId', 'Product is already in your inventory');
      await this.applyMovement.execute(tx, item, {
        quantity: input.currentStock,
        type: 'initial',
        performedBy: actor.userId,
        counted: true,
      });
      return this.queries.get(actor, item.id, tx);
    });
  }
}
