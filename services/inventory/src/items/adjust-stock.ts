import { Injectable } from '@nestjs/common';
import type { AdjustStockInput, InventoryItem } from '#contracts';
import type { Actor, Tx } from '#platform';
import { ApplyMovement } from './apply-movement.js';
import { ItemQueries } from './item.queries.js';
import { ItemRepository } from './item.repository.js';

@Injectable()
export class AdjustStock {
  constructor(
    private readonly items: ItemRepository,
    private readonly applyMovement: ApplyMovement,
    private readonly queries: ItemQueries,
  ) {}

  async execute(tx: Tx, actor: Actor, id: number, input: AdjustStockInput): Promise<InventoryItem> {
    const item = await this.items.lock(tx, actor.userId, id);
    await this.applyMovement.execute(tx, item, {
      quantity: input.adjustment,
      type: 'adjustment',
      reference: input.reason,
      notes: input.notes,
      performedBy: actor.userId,
      counted: input.reason === 'Manual count',
    });
    return this.queries.get(actor, id, tx);
  }
}
