import { Injectable } from '@nestjs/common';
import { GetOrder, type OrderFacts, type OrderStatus } from '#contracts';
import { CopyTable, Db, DomainError, Requests, type Tx } from '#platform';

type Copied = Pick<
  OrderFacts,
  'orderId' | 'orderNumber' | 'status' | 'buyerId' | 'supplierId' | 'totalAmount' | 'currency'
>;

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
  constructor(
    private readonly db: Db,
    private readonly requests: Requests,
  ) {}

  /** What a message is about, where its news has not arrived yet, for the caller's transaction to save. */
  async unheardOf(orderId?: number | null): Promise<Copied[]> {
    if (orderId == null || (await this.db.row('SELECT 1 FROM orders WHERE id = $1', [orderId]))) return [];
    try {
      const order = await this.requests.send(GetOrder, { id: orderId });
      return [{ ...order, orderId }];
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not-found') return [];
      throw error;
    }
  }

  saveAll(tx: Tx, orders: Copied[]): void {
    ORDERS.saveAll(tx, orders.filter(({ status }) => status !== 'draft').map(toRow));
  }
}

const toRow = (order: Copied) => ({
  id: order.orderId,
  order_number: order.orderNumber,
  status: order.status,
  buyer_id: order.buyerId,
  supplier_id: order.supplierId,
  total_amount: order.totalAmount,
  currency: order.currency,
  version: VERSIONS[order.status],
});
