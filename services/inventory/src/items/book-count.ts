import { Injectable } from '@nestjs/common';
import type { BookCountInput, BookedCount, CountedLine } from '#contracts';
import { type Call, conflict, Db, notFound, type Tx } from '#platform';
import { ApplyMovement } from './apply-movement.js';
import { ItemRepository, type LockedItem } from './item.repository.js';

/** A stocktake: many items counted, booked together. */
@Injectable()
export class BookCountHandler {
  constructor(
    private readonly db: Db,
    private readonly items: ItemRepository,
    private readonly applyMovement: ApplyMovement,
  ) {}

  /** All or none: what has moved since it was counted is for the person to decide. */
  execute(call: Call, input: BookCountInput): Promise<BookedCount> {
    const { userId } = call.actor;
    return this.db.idempotent(call, 'book-count', input, async (tx) => {
      const lines = new Map(input.lines.map((line) => [line.itemId, line]));
      const items = await this.items.lockAll(tx, userId, [...lines.keys()]);
      if (items.length < lines.size) throw notFound('Inventory item not found');
      refuseMoved(items, lines);
      const changed = items.filter(({ id, currentStock }) => lines.get(id)!.counted !== currentStock);
      for (const item of changed) await this.correct(tx, item, lines.get(item.id)!, userId);
      await tx.changed('UPDATE items SET last_count_date = now() WHERE id = ANY ($1::bigint[])', [[...lines.keys()]]);
      return { counted: items.length, changed: changed.length };
    });
  }

  private async correct(tx: Tx, item: LockedItem, { counted }: CountedLine, performedBy: number): Promise<void> {
    await this.applyMovement.execute(tx, item, {
      quantity: counted - item.currentStock,
      type: 'adjustment',
      reference: 'Manual count',
      performedBy,
      counted: true,
    });
  }
}

function refuseMoved(items: LockedItem[], lines: Map<number, CountedLine>): void {
  const moved = items
    .filter(({ id, currentStock }) => lines.get(id)!.expected !== currentStock)
    .map(({ id, currentStock }) => ({ itemId: id, currentStock }));
  if (moved.length > 0) throw conflict('Stock has moved since it was counted', { moved });
}
