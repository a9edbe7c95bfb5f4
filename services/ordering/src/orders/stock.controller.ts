import { Controller } from '@nestjs/common';
import { type PayloadOf, ReceiptRefused } from '#contracts';
import { type Delivery, Subscribes } from '#platform';

/** What ordering hears of the buyer's stock. */
@Controller()
export class StockController {
  /** The goods came and stay received; the order's record says that they are not counted. */
  @Subscribes(ReceiptRefused)
  async refused({ receiptId, orderItemId, reason }: PayloadOf<typeof ReceiptRefused>, { tx }: Delivery): Promise<void> {
    if (receiptId === undefined || orderItemId === undefined) return;
    await tx.changed('UPDATE receipt_lines SET not_stocked = $3 WHERE receipt_id = $1 AND item_id = $2', [
      receiptId,
      orderItemId,
      reason,
    ]);
  }
}
