import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform';

/** What a receipt may change of an item, and what tells that somebody else has; times as PostgreSQL writes them. */
export interface ItemState {
  cost: number | null;
  currency: string | null;
  orderedAt: string | null;
  countedAt: string | null;
  changedAt: string;
}

/** Goods that came in under a key, and what that did to their item. */
export interface Receipt {
  itemId: number;
  productName: string;
  /** Whether the item was made for them. */
  created: boolean;
  was: ItemState;
  became: ItemState;
  /** The item as it is; null when it is gone. */
  now: ItemState | null;
  movementId: number;
  quantity: number;
  reference: string | null;
  /** Whether the movement was undone by hand. */
  isReversed: boolean;
}

type NewReceipt = Pick<Receipt, 'itemId' | 'movementId' | 'created' | 'was' | 'quantity'> & {
  userId: number;
  key: string;
  /** That the goods are of; undefined for none. */
  orderId?: number;
};

const STATE = `json_build_object('cost', cost_per_unit, 'currency', cost_currency, 'orderedAt', last_order_date,
                                 'countedAt', last_count_date, 'changedAt', updated_at)`;

/** The table `receipts`. */
@Injectable()
export class Receipts {
  /** Of an item that the caller has locked. */
  async stateOf(tx: Tx, itemId: number): Promise<ItemState> {
    const row = await tx.row<{ state: ItemState }>(`SELECT ${STATE} AS state FROM items WHERE id = $1`, [itemId]);
    return row!.state;
  }

  async note(tx: Tx, { userId, key, itemId, movementId, created, was, quantity, orderId }: NewReceipt): Promise<void> {
    await tx.changed(
      `INSERT INTO receipts (
         user_id, key, item_id, movement_id, product_name, product_id, created, was, quantity, order_id, became)
       SELECT $1, $2, id, $4, product_name, product_id, $5, $6, $7, $8, ${STATE} FROM items WHERE id = $3`,
      [userId, key, itemId, movementId, created, JSON.stringify(was), quantity, orderId ?? null],
    );
  }

  async takenOut(tx: Tx, userId: number, keys: string[]): Promise<void> {
    await tx.changed('UPDATE receipts SET is_undone = true WHERE user_id = $1 AND key = ANY ($2)', [userId, keys]);
  }

  async itemIds(tx: Tx, userId: number, keys: string[]): Promise<number[]> {
    const rows = await tx.rows<{ id: number }>(
      'SELECT DISTINCT item_id AS id FROM receipts WHERE user_id = $1 AND key = ANY ($2)',
      [userId, keys],
    );
    return rows.map(({ id }) => id);
  }

  /** Oldest first. */
  of(tx: Tx, userId: number, keys: string[]): Promise<Receipt[]> {
    return tx.rows<Receipt & Record<string, unknown>>(
      `SELECT r.item_id AS "itemId", r.product_name AS "productName", r.created, r.was, r.became,
              CASE WHEN i.id IS NOT NULL THEN ${STATE} END AS now, r.movement_id AS "movementId",
              coalesce(m.new_stock - m.previous_stock, 0) AS quantity, m.reference,
              EXISTS (SELECT FROM movements b WHERE b.reverses = r.movement_id) AS "isReversed"
       FROM receipts r LEFT JOIN items i ON i.id = r.item_id LEFT JOIN movements m ON m.id = r.movement_id
       WHERE r.user_id = $1 AND r.key = ANY ($2) ORDER BY r.movement_id`,
      [userId, keys],
    );
  }
}
