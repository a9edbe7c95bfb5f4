import { Injectable } from '@nestjs/common';
import type { Tx } from '#platform';

/** Whether all that is outstanding of an order is in stock by its invoices, on the order itself: lists go by it. */
@Injectable()
export class ArrivedInStock {
  /** `orderId`: locked, after its lines have changed. */
  async note(tx: Tx, orderId: number): Promise<void> {
    await tx.changed(
      `UPDATE orders o SET is_in_stock = i.arrived
       FROM (SELECT bool_and(received_quantity + closed_quantity + greatest(0, imported_quantity - confirmed_quantity)
                             >= quantity) AS arrived
             FROM order_items WHERE order_id = $1) i
       WHERE o.id = $1 AND o.is_in_stock <> i.arrived`,
      [orderId],
    );
  }
}
