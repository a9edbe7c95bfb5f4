import { Injectable } from '@nestjs/common';
import { OrderSettled } from '#contracts';
import { Outbox, type Tx } from '#platform';
import { factsOf, type SeenOrder } from './order.repository.js';

/** No goods of the order are to come any more. */
@Injectable()
export class SettleOrder {
  constructor(private readonly outbox: Outbox) {}

  /** `order`: locked. `closedUnits`: what of it will not come, where the buyer closed it; `receivedUnits`: what came. */
  async execute(
    tx: Tx,
    order: SeenOrder,
    units: { closedUnits: number; receivedUnits?: number } = { closedUnits: 0 },
  ): Promise<void> {
    const { settlement } = (await tx.row<{ settlement: number }>(
      'UPDATE orders SET is_settled = true, settlement = settlement + 1, updated_at = now() WHERE id = $1 RETURNING settlement',
      [order.orderId],
    ))!;
    await this.outbox.add(tx, OrderSettled, { ...factsOf(order), settlement, ...units });
  }
}
