import { Injectable } from '@nestjs/common';
import { notFound, type Tx } from '#platform';
import type { StockLevel } from './stock-status.js';

/** An item whose row is locked until the transaction ends. */
export interface LockedItem extends StockLevel {
  id: number;
  userId: number;
  productId: number;
  productName: string;
  costPerUnit: number | null;
  costCurrency: string | null;
}

export interface NewItem {
  productId: number;
  reorderThreshold: number;
  location?: string | null;
  notes?: string | null;
}

const LOCKED = `id, user_id AS "userId", product_id AS "productId", product_name AS "productName",
                current_stock AS "currentStock", reorder_threshold AS "reorderThreshold",
                cost_per_unit AS "costPerUnit", cost_currency AS "costCurrency"`;

@Injectable()
export class ItemRepository {
  /** An item of the user, locked: what two change at once, they change one after the other. */
  async lock(tx: Tx, userId: number, id: number): Promise<LockedItem> {
    const item = await tx.row<LockedItem>(`SELECT ${LOCKED} FROM items WHERE id = $1 AND user_id = $2 FOR UPDATE`, [
      id,
      userId,
    ]);
    if (!item) throw notFound('Inventory item not found');
    return item;
  }

  async lockByProduct(tx: Tx, userId: number, productId: number): Promise<LockedItem | undefined> {
    const item = await tx.row<LockedItem>(
      `SELECT ${LOCKED} FROM items WHERE user_id = $1 AND product_id = $2 FOR UPDATE`,
      [userId, productId],
    );
    return item;
  }

  /** Those of the user's, in the order of products, as receipts lock theirs. */
  lockAll(tx: Tx, userId: number, ids: number[]): Promise<LockedItem[]> {
    return tx.rows<LockedItem>(
      `SELECT ${LOCKED} FROM items WHERE user_id = $1 AND id = ANY ($2::bigint[]) ORDER BY product_id FOR UPDATE`,
      [userId, ids],
    );
  }

  /** What the item's product is priced in. */
  async priceCurrency(tx: Tx, productId: number): Promise<string> {
    const row = await tx.row<{ currency: string }>('SELECT currency FROM products WHERE id = $1', [productId]);
    return row!.currency;
  }

  /** A new item without stock; undefined when the user already has one of this product. */
  async create(tx: Tx, userId: number, item: NewItem): Promise<LockedItem | undefined> {
    // The product's row is held, so that a rename cannot miss the item being made.
    const created = await tx.row<LockedItem>(
      `INSERT INTO items (user_id, product_id, product_name, product_sku, reorder_threshold, location, notes)
       SELECT $1, p.id, p.name, p.sku, $3, $4, $5 FROM products p WHERE p.id = $2 FOR SHARE
       ON CONFLICT ON CONSTRAINT items_user_product_key DO NOTHING
       RETURNING ${LOCKED}`,
      [userId, item.productId, item.reorderThreshold, item.location ?? null, item.notes ?? null],
    );
    return created;
  }
}
