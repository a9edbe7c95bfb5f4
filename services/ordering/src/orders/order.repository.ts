import { Injectable } from '@nestjs/common';
import type { OrderFacts, PartyAccount } from '#contracts';
import { type Actor, Db, notFound, type Tx } from '#platform';
import { FACTS, ORDERS, sideOf, SUPPLIER_ACCOUNT, visibleTo } from './order.sql.js';
import type { Side } from './order-status.js';

/** An order as one of its parties sees it. */
export interface SeenOrder extends OrderFacts {
  side: Side;
  supplierAccount: PartyAccount;
}

const SEE = `
  SELECT ${FACTS}, ${sideOf('$2')} AS side, ${SUPPLIER_ACCOUNT} AS "supplierAccount"
  FROM ${ORDERS}
  WHERE o.id = $1 AND ${visibleTo('$2')}`;

@Injectable()
export class OrderRepository {
  constructor(private readonly db: Db) {}

  async see({ userId }: Actor, id: number): Promise<SeenOrder> {
    return required(await this.db.row<SeenOrder>(SEE, [id, userId]));
  }

  /** Nobody else changes it until the transaction ends. */
  async lock(tx: Tx, { userId }: Pick<Actor, 'userId'>, id: number): Promise<SeenOrder> {
    return required(await tx.row<SeenOrder>(`${SEE} FOR UPDATE OF o`, [id, userId]));
  }
}

/** What events tell of an order. */
export function factsOf({ side: _side, supplierAccount: _account, ...facts }: SeenOrder): OrderFacts {
  return facts;
}

function required(order: SeenOrder | undefined): SeenOrder {
  if (!order) throw notFound('Order not found');
  return order;
}
