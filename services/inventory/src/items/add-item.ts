import { Injectable } from '@nestjs/common';
import type { AddInventoryItemInput, InventoryItem, ProductSnapshot } from '#contracts';
import { type Actor, taken, type Tx } from '#platform';
import { ProductCopies } from '../copies/product-copies.js';
import { ApplyMovement } from './apply-movement.js';
import { ItemQueries } from './item.queries.js';
import { ItemRepository } from './item.repository.js';

export const DEFAULT_THRESHOLD = 5;

@Injectable()
export class AddItem {
  constructor(
    private readonly copies: ProductCopies,
    private readonly items: ItemRepository,
    private readonly applyMovement: ApplyMovement,
    private readonly queries: ItemQueries,
  ) {}

  /** `product`: what catalog answered the caller just now. */
  async execute(tx: Tx, actor: Actor, input: AddInventoryItemInput, product: ProductSnapshot): Promise<InventoryItem> {
    await this.copies.save(tx, product);
    const item = await this.items.create(tx, actor.userId, {
      ...input,
      reorderThreshold: input.reorderThreshold ?? DEFAULT_THRESHOLD,
    });
    if (!item) throw taken('productId', 'Product is already in your inventory');
    await this.applyMovement.execute(tx, item, {
      quantity: input.currentStock,
      type: 'initial',
      performedBy: actor.userId,
      counted: true,
    });
    return this.queries.get(actor, item.id, tx);
  }
}
