import { Injectable } from '@nestjs/common';
import type { AdjustedItem, AdjustStockInput, IdInput } from '#contracts';
import { type Call, Db } from '#platform';
import { ApplyMovement } from './apply-movement.js';
import { ItemQueries } from './item.queries.js';
import { ItemRepository } from './item.repository.js';

@Injectable()
export class AdjustStockHandler {
  constructor(
    private readonly db: Db,
    private readonly items: ItemRepository,
    private readonly applyMovement: ApplyMovement,
    private readonly queries: ItemQueries,
  ) {}

  execute(call: Call, input: AdjustStockInput & IdInput): Promise<AdjustedItem> {
    const { actor } = call;
    return this.db.idempotent(call, 'adjust-stock', input, async (tx) => {
      const item = await this.items.lock(tx, actor.userId, input.id);
      const movementId = await this.applyMovement.execute(tx, item, {
        quantity: input.adjustment,
        type: 'adjustment',
        reference: input.reason,
        notes: input.notes,
        performedBy: actor.userId,
        counted: input.reason === 'Manual count',
      });
      return { ...(await this.queries.get(actor, input.id, tx)), movementId };
    });
  }
}
