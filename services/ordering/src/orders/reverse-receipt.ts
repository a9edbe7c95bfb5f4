import { Injectable } from '@nestjs/common';
import { type OrderedGoodsImported, OrderReceiptReversed, type PayloadOf, type ReceiptReversed } from '#contracts';
import { Outbox, type Tx } from '#platform';
import { ArrivedInStock } from './arrived-in-stock.js';
import { OrderItemEntity } from './order-item.entity.js';
import { factsOf, OrderRepository, type SeenOrder } from './order.repository.js';
import { recordReceipt } from './record-receipt.js';

type Goods = PayloadOf<typeof OrderReceiptReversed>['goods'];

/** Goods that were received are not in stock any more as goods of the order: they are outstanding again. */
@Injectable()
export class ReverseReceipt {
  constructor(
    private readonly orders: OrderRepository,
    private readonly arrived: ArrivedInStock,
    private readonly outbox: Outbox,
  ) {}

  /** The buyer took a receipt out of the stock. What is known of the order by then may be less. */
  async ofStock(tx: Tx, { userId, orderNumber, ...goods }: PayloadOf<typeof ReceiptReversed>): Promise<void> {
    const found = await tx.row<{ id: number }>('SELECT id FROM orders WHERE order_number = $1 AND buyer_id = $2', [
      orderNumber,
      userId,
    ]);
    if (!found) return;
    const order = await this.orders.lock(tx, { userId }, found.id);
    const item = await this.lineOf(tx, order.orderId, goods.productId);
    const units = Math.min(goods.quantity, item ? item.receivedQuantity - item.confirmedQuantity : 0);
    if (units > 0) await this.takeBack(tx, order, item!, { units, inStock: 0 });
  }

  /** The import that was confirmed as received was undone. */
  async ofImport(tx: Tx, { orderId, productId }: PayloadOf<typeof OrderedGoodsImported>): Promise<void> {
    const item = await this.lineOf(tx, orderId, productId);
    if (!item || item.confirmedQuantity <= item.importedQuantity) return;
    const units = item.confirmedQuantity - item.importedQuantity;
    const { buyerId: userId } = (await tx.row<{ buyerId: number }>(
      'SELECT buyer_id AS "buyerId" FROM orders WHERE id = $1',
      [orderId],
    ))!;
    await this.takeBack(tx, await this.orders.lock(tx, { userId }, orderId), item, { units, inStock: units });
  }

  private async lineOf(tx: Tx, orderId: number, productId: number): Promise<OrderItemEntity | undefined> {
    const [item] = await tx.find(OrderItemEntity, { where: { orderId, productId } });
    return item;
  }

  /** `inStock`: of the units, those that had come with an invoice. */
  private async takeBack(
    tx: Tx,
    order: SeenOrder,
    { id: itemId }: OrderItemEntity,
    { units, inStock }: { units: number; inStock: number },
  ): Promise<void> {
    const { orderId, buyerId } = order;
    await recordReceipt(tx, { orderId, receivedBy: buyerId }, [{ itemId, quantity: -units, inStock: -inStock }]);
    await tx.changed('UPDATE order_items SET reversed_quantity = reversed_quantity + $2 WHERE id = $1', [
      itemId,
      units - inStock,
    ]);
    const { settlement } = (await tx.row<{ settlement: number }>(
      `UPDATE orders SET settlement = settlement + is_settled::int, is_settled = false, updated_at = now()
       WHERE id = $1 RETURNING settlement`,
      [orderId],
    ))!;
    await this.arrived.note(tx, orderId);
    const goods = await tx.rows<Goods[number] & Record<string, unknown>>(
      `SELECT product_id AS "productId", quantity - closed_quantity AS quantity,
              received_quantity - confirmed_quantity + reversed_quantity AS "receivedInAll",
              reversed_quantity AS "reversedInAll"
       FROM order_items WHERE order_id = $1 ORDER BY id`,
      [orderId],
    );
    await this.outbox.add(tx, OrderReceiptReversed, { ...factsOf(order), settlement, quantity: units, goods });
  }
}
