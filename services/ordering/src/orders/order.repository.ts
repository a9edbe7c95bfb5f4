import { Injectable } from '@nestjs/common';
import type { OrderFacts } from '#contracts';
import { type Actor, Db, notFound, type Tx } from '#platform';
import { BUYER_COMPANY, ORDERS, sideOf, SUPPLIER_NAME, visibleTo } from './order.sql.js';
import type { Side } from './order-status.js';

/** An order as one of its parties sees it. */
export interface SeenOrder extends OrderFacts {
  side: Side;
}

const SEE = `
  SELECT o.id AS "orderId", o.order_number AS "orderNumber", o.status, o.buyer_id AS "buyerId",
         ${BUYER_COMPANY} AS "buyerCompany", o.supplier_id AS "supplierId", ${SUPPLIER_NAME} AS "supplierName",
         o.supplier_owner_id AS "supplierOwnerId", o.total_amount AS "totalAmount", o.currency, ${sideOf('$2')} AS side
  FROM ${ORDERS}
  WHERE o.id = $1 AND ${visibleTo('$2')}`;

@Injectable()
export class OrderRepository {
  constructor(private readonly db: Db) {}

  async see({ userId }: Actor, id: number): Promise<SeenOrder> {
    return required(await this.db.row<SeenOrder>(SEE, [id, userId]));
  }

  /** Nobody else changes it until the transaction ends. */
  async lock(tx: Tx, { userId }: Actor, id: number): Promise<SeenOrder> {
    return required(await tx.row<SeenOrder>(`${SEE} FOR UPDATE OF o`, [id, userId]));
  }
}

/** What events tell of an order. */
export function factsOf({ side: _side, ...facts }: SeenOrder): OrderFacts {
  return facts;
}

function required(order: SeenOrder | undefined): SeenOrder {
  if (!order) throw notFound('Order not found');
  return order;
}
