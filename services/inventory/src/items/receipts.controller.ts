import { Controller } from '@nestjs/common';
import type { PayloadOf, ReceivedStock, ReceiveStockInput } from '#contracts';
import * as contracts from '#contracts';
import { type Call, Db, type Delivery, Handles, Subscribes } from '#platform';
import { ProductCopies } from '../copies/product-copies.js';
import { ReceiveStock } from './receive-stock.js';

/** How goods come in: by an imported invoice line, or by a received order. */
@Controller()
export class ReceiptsController {
  constructor(
    private readonly db: Db,
    private readonly copies: ProductCopies,
    private readonly receiveStock: ReceiveStock,
  ) {}

  @Handles(contracts.ReceiveStock)
  async receive(input: ReceiveStockInput, call: Call): Promise<ReceivedStock> {
    const earlier = await this.db.answered<ReceivedStock>(call, 'receive-stock', input);
    if (earlier) return earlier.answer;
    const product = await this.receiveStock.prepare(call.actor, input);
    return this.db.idempotent(call, 'receive-stock', input, (tx) =>
      this.receiveStock.execute(tx, call.actor.userId, input, product),
    );
  }

  /** Always in the order of products, so that two receipts at once cannot wait for each other. */
  @Subscribes(contracts.OrderReceived)
  async received(event: PayloadOf<typeof contracts.OrderReceived>, { tx }: Delivery): Promise<void> {
    const lines = event.lines.toSorted((a, b) => a.productId - b.productId);
    const { currency } = event;
    const supplier = { id: event.supplierId, name: event.supplierName };
    await this.copies.sketch(
      tx,
      lines.map(({ productId, name, sku, price }) => ({ id: productId, name, sku, price, currency, supplier })),
    );
    for (const { productId, quantity, price } of lines) {
      await this.receiveStock.execute(tx, event.buyerId, {
        productId,
        quantity,
        costPerUnit: price,
        costCurrency: currency,
        adjustmentType: 'receipt',
        reference: event.orderNumber,
      });
    }
  }
}
