import { Injectable } from '@nestjs/common';
import type { OrderFacts, OrderStatus } from '#contracts';
import { CopyTable, type Tx } from '#platform';

const ORDERS = new CopyTable('orders');

/** Status only moves on, and with it alone the figures change: how far it is serves as the version. */
const VERSIONS: Record<OrderStatus, number> = {
  draft: 0,
  pending: 1,
  confirmed: 2,
  processing: 3,
  shipped: 4,
  delivered: 5,
  cancelled: 5,
  rejected: 5,
};

/** What notification keeps of orders that both parties see: for who may write to whom, and for what messages point at. */
@Injectable()
export class OrderCopies {
  saveAll(tx: Tx, orders: OrderFacts[]): void {
    ORDERS.saveAll(tx, orders.filter(({ status }) => status !== 'draft').map(toRow));
  }
}

const toRow = (order: OrderFacts) => ({
  id: order.orderId,
  order_number: order.orderNumber,
  status: order.status,
  buyer_id: order.buyerId,
  supplier_id: order.supplierId,
  total_amount: order.totalAmount,
  currency: order.currency,
  version: VERSIONS[order.status],
});
