import { Controller } from '@nestjs/common';
import { OrderedGoodsImported, type PayloadOf, ReceiptRefused, ReceiptReversed } from '#contracts';
import { type Delivery, Subscribes } from '#platform';
import { ArrivedInStock } from './arrived-in-stock.js';
import { ReverseReceipt } from './reverse-receipt.js';

/** What ordering hears of the buyer's stock. */
@Controller()
export class StockController {
  constructor(
    private readonly arrived: ArrivedInStock,
    private readonly reverseReceipt: ReverseReceipt,
  ) {}

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

  @Subscribes(ReceiptReversed)
  reversed(goods: PayloadOf<typeof ReceiptReversed>, { tx }: Delivery): Promise<void> {
    return this.reverseReceipt.ofStock(tx, goods);
  }

  @Subscribes(OrderedGoodsImported)
  async imported(goods: PayloadOf<typeof OrderedGoodsImported>, { tx }: Delivery): Promise<void> {
    // As receipts do: the order before its lines.
    await tx.row('SELECT FROM orders WHERE id = $1 FOR UPDATE', [goods.orderId]);
    await tx.changed(
      `UPDATE order_items SET imported_quantity = $3, imported_version = $4
       WHERE order_id = $1 AND product_id = $2 AND imported_version < $4`,
      [goods.orderId, goods.productId, goods.imported, goods.version],
    );
    await this.arrived.note(tx, goods.orderId);
    await this.reverseReceipt.ofImport(tx, goods);
  }
}
