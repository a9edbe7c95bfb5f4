import { Injectable } from '@nestjs/common';
import { type InvoiceLinked, OrderedGoodsImported, type PayloadOf } from '#contracts';
import { Outbox, type Tx } from '#platform';

/** A product that an order asks for. */
export interface OrderedProduct {
  orderId: number;
  productId: number;
}

/** What came of it. */
export interface Arrived extends OrderedProduct {
  /** With all receipts so far. */
  received: number;
  /** With invoices, and in stock by them. */
  imported: number;
  importedVersion: number;
}

type ImportedGoods = { orderId: number | null; productId: number };

interface ReceivedLine {
  quantity: number;
  outstanding?: number;
  importedVersion?: number;
}

/**
 * Units of a received line that are not in stock by an invoice. Whoever received them knew what was imported up to a
 * version; what has changed since, nobody has seen: then no more counts than was outstanding without it.
 */
export function unitsToStock(
  { quantity, outstanding, importedVersion }: ReceivedLine,
  arrived: Pick<Arrived, 'imported' | 'importedVersion'>,
): number {
  if (outstanding === undefined || arrived.importedVersion === importedVersion) return quantity;
  return Math.min(quantity, Math.max(0, outstanding - arrived.imported));
}

/**
 * The table `arrived_goods`: receipts and imports of the same goods take turns at its rows, so that the second knows of
 * the first. They are locked before products and items, in one order everywhere.
 */
@Injectable()
export class ArrivedGoods {
  constructor(private readonly outbox: Outbox) {}

  /** Locked until the transaction ends. `receivedInAll`: what a receipt tells. */
  lock(tx: Tx, goods: (OrderedProduct & { receivedInAll?: number })[]): Promise<Arrived[]> {
    return tx.rows<Arrived & Record<string, unknown>>(
      `INSERT INTO arrived_goods AS known (order_id, product_id, received)
       SELECT "orderId", "productId", max(coalesce("receivedInAll", 0))
       FROM jsonb_to_recordset($1) AS g ("orderId" bigint, "productId" integer, "receivedInAll" integer)
       GROUP BY 1, 2 ORDER BY 1, 2
       ON CONFLICT (order_id, product_id) DO UPDATE SET received = greatest(known.received, excluded.received)
       RETURNING order_id AS "orderId", product_id AS "productId", received, imported,
                 imported_version AS "importedVersion"`,
      [JSON.stringify(goods)],
    );
  }

  /** What the goods that came in under these keys are of. */
  async of(tx: Tx, userId: number, keys: string[]): Promise<OrderedProduct[]> {
    return (await this.imported(tx, userId, keys)).filter(isOrdered);
  }

  /** Counts again what is imported, and tells it. `goods`: locked. */
  async recount(tx: Tx, goods: OrderedProduct[]): Promise<void> {
    if (goods.length === 0) return;
    const counted = await tx.rows<PayloadOf<typeof OrderedGoodsImported> & Record<string, unknown>>(
      `UPDATE arrived_goods a SET imported_version = imported_version + 1, imported = (
         SELECT coalesce(sum(quantity), 0) FROM receipts r
         WHERE r.order_id = a.order_id AND r.product_id = a.product_id AND NOT r.is_undone
           AND NOT EXISTS (SELECT FROM movements m WHERE m.reverses = r.movement_id))
       FROM jsonb_to_recordset($1) AS g ("orderId" bigint, "productId" integer)
       WHERE a.order_id = g."orderId" AND a.product_id = g."productId"
       RETURNING a.order_id AS "orderId", a.product_id AS "productId", imported, imported_version AS version`,
      [JSON.stringify(goods)],
    );
    await this.outbox.addAll(tx, OrderedGoodsImported, counted);
  }

  /** The invoice of these goods is for another order, or for none, unless a later `version` is known. */
  async relink(
    tx: Tx,
    {
      userId,
      orderId,
      keys,
      version,
    }: Pick<PayloadOf<typeof InvoiceLinked>, 'userId' | 'orderId' | 'keys' | 'version'>,
  ): Promise<void> {
    const imported = await this.imported(tx, userId, keys);
    const goods = [...imported, ...imported.map(({ productId }) => ({ orderId, productId }))].filter(isOrdered);
    if (goods.length === 0) return;
    await this.lock(tx, goods);
    await tx.changed(
      `UPDATE receipts SET order_id = $3, link_version = $4
       WHERE user_id = $1 AND key = ANY ($2) AND link_version < $4`,
      [userId, keys, orderId, version],
    );
    await this.recount(tx, goods);
  }

  /** What the goods are of that came in with a movement: none but an import's. */
  ofMovement(tx: Tx, userId: number, movementId: number): Promise<OrderedProduct[]> {
    return tx.rows<OrderedProduct & Record<string, unknown>>(
      `SELECT order_id AS "orderId", product_id AS "productId" FROM receipts
       WHERE user_id = $1 AND movement_id = $2 AND order_id IS NOT NULL AND product_id IS NOT NULL`,
      [userId, movementId],
    );
  }

  private imported(tx: Tx, userId: number, keys: string[]): Promise<ImportedGoods[]> {
    return tx.rows<ImportedGoods>(
      `SELECT DISTINCT order_id AS "orderId", product_id AS "productId" FROM receipts
       WHERE user_id = $1 AND key = ANY ($2) AND product_id IS NOT NULL`,
      [userId, keys],
    );
  }
}

const isOrdered = (goods: ImportedGoods): goods is OrderedProduct => goods.orderId !== null;
