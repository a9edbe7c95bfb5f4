import { Injectable } from '@nestjs/common';
import { GetOpenOrders } from '#contracts';
import { conflict, Requests } from '#platform';

/** What keeps an account open. Asked before it is closed: an order of that very moment is kept under "Deleted user". */
@Injectable()
export class OpenOrders {
  constructor(private readonly requests: Requests) {}

  /** Throws `conflict` that lists them. */
  async requireNone(userId: number): Promise<void> {
    const { total, orders } = await this.requests.send(GetOpenOrders, { userId });
    if (total === 0) return;
    const are = total === 1 ? '1 order is' : `${total} orders are`;
    throw conflict(`The account cannot be closed while ${are} open`, { orders });
  }
}
